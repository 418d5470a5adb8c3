"""Bad input on the command line."""


class UsageError(Exception):
    """Bad input; the text is one line for standard error, and the exit status is 2."""
