<?php

declare(strict_types=1);

namespace Graha\Exception;

/** The API could not be reached, or the connection ended before the answer: whether the call was charged is not known. */
final class NetworkException extends GrahaException
{
    /** @internal */
    public static function because(string $reason, ?\Throwable $cause = null): self
    {
        return new self(0, 'network_error', "the API could not be reached: {$reason}", [], null, true, null, $cause);
    }
}
