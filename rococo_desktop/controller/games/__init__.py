"""Games from their first to their last moment: the running one, saved and finished ones."""
