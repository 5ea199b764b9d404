<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;

final class Answer
{
    /** @param array<string, mixed> $data with members that this version of the client does not know */
    private function __construct(
        public readonly array $data,
        public readonly Credits $credits,
        public readonly ?string $requestId,
        /** Whether an idempotency key repeated an earlier call. */
        public readonly bool $isReplay,
        public readonly HttpAnswer $http,
    ) {
    }

    /**
     * @internal
     * @throws GrahaException the error that any answer but a 2xx describes
     */
    public static function of(HttpAnswer $http): self
    {
        $data = $http->json();
        if (intdiv($http->status, 100) !== 2 || $data === null) {
            throw Refusal::of($http, $data);
        }
        $headers = $http->headers;
        $count = static fn (string $name): ?int => isset($headers[$name]) ? (int) $headers[$name] : null;
        $reset = $headers['x-credits-reset'] ?? null;
        return new self(
            $data,
            new Credits(
                $count('x-credits-cost'),
                $count('x-credits-remaining'),
                $count('x-credits-limit'),
                $reset === null ? null : new \DateTimeImmutable($reset),
            ),
            $headers['x-request-id'] ?? null,
            ($headers['idempotency-replayed'] ?? '') === 'true',
            $http,
        );
    }
}
