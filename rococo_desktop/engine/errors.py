"""What the kernel refuses, each with its own type. A refusal changes nothing."""


class EngineError(Exception):
    """Base of all errors that the kernel raises on purpose."""


class StaleDecisionError(EngineError):
    """The answer names a decision that is no longer, or not yet, pending."""


class IllegalOptionError(EngineError):
    """The answer is not among the options of the pending decision."""


class CodecError(EngineError):
    """A document does not describe a value of the declared type.

    ``path`` says where; ``key`` is that of a message, and ``values`` are what it names.
    """

    def __init__(self, path: str, key: str, /, **values: str | int) -> None:
        super().__init__(f"{path}: {key}")
        self.path = path
        self.key = key
        self.values = values
