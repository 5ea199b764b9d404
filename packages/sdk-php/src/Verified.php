<?php

declare(strict_types=1);

namespace Graha;

/** What a signature proves. Version and entry are null if they are not covered. */
final class Verified
{
    public function __construct(
        public readonly string $requestId,
        public readonly \DateTimeImmutable $at,
        public readonly ?string $engineVersion,
        public readonly ?int $ledgerEntry,
        public readonly string $keyId,
    ) {
    }
}
