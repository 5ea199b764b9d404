<?php

declare(strict_types=1);

namespace Graha;

/** What is wrong with which member of the input, such as `settings.ayanamsa`. */
final class Field
{
    public function __construct(
        public readonly string $name,
        public readonly string $message,
        public readonly string $type,
    ) {
    }
}
