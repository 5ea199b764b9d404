<?php

declare(strict_types=1);

namespace Graha\Exception;

/** No answer in time: whether the call was charged is not known. */
final class TimeoutException extends GrahaException
{
    /**
     * @internal
     * @param bool $isRetryable false where a repeat could do the same twice
     */
    public static function because(string $reason, bool $isRetryable, ?\Throwable $cause = null): self
    {
        return new self(0, 'timeout', "there was no answer in time: {$reason}", [], null, $isRetryable, null, $cause);
    }
}
