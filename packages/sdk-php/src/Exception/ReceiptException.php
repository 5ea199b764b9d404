<?php

declare(strict_types=1);

namespace Graha\Exception;

/**
 * The answer cannot be proved. `$problem` is header_missing, header_malformed, content_changed, not_covered, key_unknown,
 * signature_wrong or time_ahead.
 */
final class ReceiptException extends \RuntimeException
{
    public function __construct(public readonly string $problem, string $message)
    {
        parent::__construct($message);
    }
}
