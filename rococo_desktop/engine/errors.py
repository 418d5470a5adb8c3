"""The refusals of the kernel, each with its own type. A refusal changes nothing."""

from rococo_desktop.engine.reasons import Value


class EngineError(Exception):
    """The base of all errors that the kernel raises on purpose."""


class StaleDecisionError(EngineError):
    """The answer names a decision that is no longer pending, or not yet."""


class IllegalOptionError(EngineError):
    """The answer is not among the options of the pending decision."""


class DocumentError(ValueError):
    """A document in JSON or TOML cannot be read, or exceeds a limit.

    ``key`` is the key of a message, and ``values`` are the values in it.
    """

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class CodecError(EngineError):
    """A document does not describe a value of the declared type.

    ``path`` is the wrong place, ``key`` the key of a message, and ``values`` are the values in it.
    """

    def __init__(self, path: str, key: str, /, **values: Value) -> None:
        super().__init__(f"{path}: {key}")
        self.path = path
        self.key = key
        self.values = values
