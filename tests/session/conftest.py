"""Disks that refuse writes."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest


@pytest.fixture
def full_disk() -> Callable[[], AbstractContextManager[None]]:
    """Return a disk that is full within a context."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    @contextmanager
    def within() -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "fsync", full)
            yield

    return within
