"""What holds for all tests: Hypothesis tries the same cases each time and knows no clock."""

from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")
