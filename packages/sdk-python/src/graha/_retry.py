from __future__ import annotations

import random
from typing import Optional

from ._errors import GrahaError

RETRIES_MAX = 2
_FIRST_DELAY_SECONDS = 0.5
_DELAY_SECONDS_MAX = 8.0
#: A caller who would have to wait longer gets the refusal instead.
_RETRY_AFTER_SECONDS_MAX = 60.0


def may_repeat(repeat: str, error: GrahaError) -> bool:
    """After a 429 nothing was done, so that what must not be done twice may be sent again too."""
    return repeat != "never" or error.status == 429


def retry_delay_seconds(error: GrahaError, attempt_index: int) -> Optional[float]:
    """How long to wait before the next attempt; ``None`` where there is to be none."""
    if not error.retryable:
        return None
    if error.retry_after_seconds is not None:
        return None if error.retry_after_seconds > _RETRY_AFTER_SECONDS_MAX else error.retry_after_seconds
    # Half of it by chance, so that clients which failed together do not come back together.
    return min(_DELAY_SECONDS_MAX, _FIRST_DELAY_SECONDS * 2**attempt_index) * (0.5 + random.random() / 2)
