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
        // A text of a proxy that is no count is null: the value beside it was paid for.
        $count = static fn (string $name): ?int =>
            preg_match('/^-?\d{1,15}$/D', $headers[$name] ?? '') === 1 ? (int) $headers[$name] : null;
        return new self(
            $data,
            new Credits(
                $count('x-credits-cost'),
                $count('x-credits-remaining'),
                $count('x-credits-limit'),
                self::time($headers['x-credits-reset'] ?? ''),
            ),
            $headers['x-request-id'] ?? null,
            ($headers['idempotency-replayed'] ?? '') === 'true',
            $http,
        );
    }

    private static function time(string $text): ?\DateTimeImmutable
    {
        if (preg_match('/^\d{4}-\d\d-\d\dT/', $text) !== 1) {
            return null;
        }
        try {
            return new \DateTimeImmutable($text);
        } catch (\Exception) {
            return null;
        }
    }
}
