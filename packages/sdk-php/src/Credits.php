<?php

declare(strict_types=1);

namespace Graha;

/** What the call cost and what is left; null where the answer did not say. */
final class Credits
{
    public function __construct(
        public readonly ?int $cost,
        public readonly ?int $remaining,
        public readonly ?int $limit,
        public readonly ?\DateTimeImmutable $resetsAt,
    ) {
    }
}
