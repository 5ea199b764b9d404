<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;

/**
 * One request with up to a hundred calls, and again with those that failed for a reason that may pass.
 *
 * @internal
 */
final class BatchRequest
{
    /** What the API takes in one request. */
    private const CALLS_MAX = 100;
    private const BODY_BYTES_MAX = 256 * 1024;
    /** `{"calls":[]}`. */
    private const FRAME_BYTES = 12;

    /** @var array<string, BatchResult> */
    private array $results = [];

    /**
     * @param list<array{id: string, operation: string, input: array|object}> $calls
     * @param list<array{id: string, operation: string, input: array|object}> $open those that are to be sent
     */
    private function __construct(private readonly array $calls, public array $open)
    {
    }

    /**
     * As many calls in each request as the API takes.
     *
     * @param iterable<array{0: string, 1: array<string, mixed>}> $calls
     * @return \Generator<self>
     */
    public static function split(iterable $calls): \Generator
    {
        [$request, $bytes, $index] = [[], self::FRAME_BYTES, 0];
        foreach ($calls as [$operation, $input]) {
            $call = ['id' => (string) $index++, 'operation' => $operation, 'input' => Graha::bodyOf($input)];
            $more = strlen(Graha::json($call)) + 1;
            if ($request !== [] && (count($request) === self::CALLS_MAX || $bytes + $more > self::BODY_BYTES_MAX)) {
                yield new self($request, $request);
                [$request, $bytes] = [[], self::FRAME_BYTES];
            }
            $request[] = $call;
            $bytes += $more;
        }
        if ($request !== []) {
            yield new self($request, $request);
        }
    }

    /** Keeps the results. Returns for how many seconds to wait before `$open` is sent again, where any call is left in it. */
    public function take(array $body, int $attemptIndex, int $retriesMax): float
    {
        $delays = [];
        foreach (self::resultsIn($body, $this->open) as $wire) {
            $error = isset($wire['error'])
                ? Refusal::ofBody($wire['error'], $wire['status'], $wire['request_id'], $wire['retry_after'] ?? null)
                : null;
            $this->results[$wire['id']] = new BatchResult(
                (int) $wire['id'],
                $wire['credits'],
                $wire['request_id'],
                $wire['replayed'],
                $wire['answer'] ?? null,
                $error,
            );
            $delaySeconds = $error === null ? null : Retry::delaySeconds($error, $attemptIndex);
            if ($delaySeconds !== null) {
                $delays[$wire['id']] = $delaySeconds;
            }
        }
        $isAgain = static fn (array $call): bool => $attemptIndex < $retriesMax && isset($delays[$call['id']]);
        $this->open = array_values(array_filter($this->open, $isAgain));
        return $delays === [] ? 0.0 : (float) max($delays);
    }

    /**
     * One result for each call: a call that was lost would go unseen.
     *
     * @param list<array{id: string}> $open
     * @throws GrahaException
     */
    private static function resultsIn(array $body, array $open): array
    {
        $results = $body['results'] ?? null;
        $ids = is_array($results) ? array_map(static fn (mixed $one): mixed => is_array($one) ? $one['id'] ?? null : null, $results) : [];
        $asked = array_column($open, 'id');
        if (count($ids) === count($asked) && array_diff($asked, $ids) === []) {
            return $results;
        }
        throw new GrahaException(
            200,
            'unexpected_response',
            'the answer has not one result for each call',
            [],
            null,
            false,
            null,
        );
    }

    /** @return \Generator<BatchResult> */
    public function results(): \Generator
    {
        foreach ($this->calls as ['id' => $id]) {
            if (isset($this->results[$id])) {
                yield $this->results[$id];
            }
        }
    }
}
