<?php

declare(strict_types=1);

namespace Graha\Exception;

/** No answer in time: whether the call was charged is not known. */
final class TimeoutException extends GrahaException
{
    /** @internal */
    public static function because(string $reason, ?\Throwable $cause = null): self
    {
        return new self(0, 'timeout', "there was no answer in time: {$reason}", [], null, true, null, $cause);
    }
}
