<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;

/** What one call of a batch came to: `answer`, or `error` of the class that the call alone would have thrown. */
final class BatchResult
{
    /**
     * @param int $index which of the calls it answers: 0 is the first
     * @param int $credits what this call cost; 0 where it failed
     * @param null|array<string, mixed> $answer
     */
    public function __construct(
        public readonly int $index,
        public readonly int $credits,
        public readonly string $requestId,
        public readonly bool $isReplay,
        public readonly ?array $answer,
        public readonly ?GrahaException $error,
    ) {
    }
}
