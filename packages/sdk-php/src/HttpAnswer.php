<?php

declare(strict_types=1);

namespace Graha;

/** What came over the wire. */
final class HttpAnswer
{
    /** @param array<string, string> $headers by their names in lower case */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    /** Null where it is no JSON object or list: not from the API. */
    public function json(): ?array
    {
        $parsed = json_decode($this->body, true);
        return is_array($parsed) ? $parsed : null;
    }
}
