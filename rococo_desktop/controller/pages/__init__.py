"""What can be read: rules, reference, and the printed values with their sources."""
