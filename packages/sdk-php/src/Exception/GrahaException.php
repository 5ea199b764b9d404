<?php

declare(strict_types=1);

namespace Graha\Exception;

use Graha\Field;

/** A call that gave no result, after every retry. A refusal costs nothing. */
class GrahaException extends \RuntimeException
{
    /**
     * @param int $status 0 where there was no answer
     * @param string $errorCode the API's; `network_error`, `timeout`, `unexpected_response`, `answer_too_large` and
     *     `invalid_id` are the client's own
     * @param list<Field> $fields every problem of a 422 by member; empty on all others
     */
    final public function __construct(
        public readonly int $status,
        public readonly string $errorCode,
        public readonly string $detail,
        public readonly array $fields,
        public readonly ?string $requestId,
        public readonly bool $isRetryable,
        public readonly ?float $retryAfterSeconds,
        ?\Throwable $cause = null,
    ) {
        parent::__construct("{$errorCode}: {$detail}", $status, $cause);
    }
}
