"""What is on the disk: the thread that works on files, their names, and the owner's values."""
