<?php

declare(strict_types=1);

namespace Graha\Exception;

/** The API could not be reached, or the connection ended before the answer: whether the call was charged is not known. */
final class NetworkException extends GrahaException
{
    /**
     * @internal
     * @param bool $isRetryable false where a repeat could do the same twice
     */
    public static function because(string $reason, bool $isRetryable, ?\Throwable $cause = null): self
    {
        return new self(0, 'network_error', "the API could not be reached: {$reason}", [], null, $isRetryable, null, $cause);
    }
}
