"""What holds for all tests: Hypothesis tries the same cases each time and knows no clock."""

import gc

from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


def pytest_collection_finish() -> None:
    """Keep modules and tests, which live to the end, out of every later garbage collection."""
    gc.collect()
    gc.freeze()
