"""Problems with documents, however they were found, as errors for people.

Apart from the reasons, because the menu needs no pydantic.
"""

from pydantic import ValidationError

from rococo_desktop.engine.errors import CodecError, DocumentError
from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.validation import first_problem
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.reasons import message_at


def problem_of(
    error: DocumentError | CodecError | InvalidStateError | ValidationError,
) -> MessageError:
    """Return what is wrong with a document, and where in it."""
    match error:
        case ValidationError():
            return message_at(*first_problem(error))
        case InvalidStateError():
            return message_at(error.path, error.reason)
        case CodecError():
            return message_at(error.path, because(error.key, **error.values))
        case _:
            return MessageError(error.key, **error.values)
