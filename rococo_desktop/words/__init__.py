"""What happens and what is asked, in sentences: a layer beside the computer players."""
