<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;
use Graha\Generated\ErrorClasses;

/** @internal */
final class Refusal
{
    /** @param null|array<mixed> $body */
    public static function of(HttpAnswer $http, ?array $body): GrahaException
    {
        $requestId = $http->headers['x-request-id'] ?? null;
        return self::ofBody($body, $http->status, $requestId, self::secondsUntil($http->headers['retry-after'] ?? ''));
    }

    /** @param null|array<mixed> $body */
    public static function ofBody(?array $body, int $status, ?string $requestId, ?float $retryAfterSeconds): GrahaException
    {
        $code = $body['code'] ?? null;
        $detail = $body['detail'] ?? null;
        if (!is_string($code) || !(is_string($detail) || self::areProblems($detail))) {
            $detail = "the answer {$status} is not the API's";
            $isRetryable = $status >= 500 || $status === 429;
            return new GrahaException($status, 'unexpected_response', $detail, [], $requestId, $isRetryable, $retryAfterSeconds);
        }
        $fields = is_array($detail) ? array_map(self::field(...), array_values($detail)) : [];
        $sentence = is_array($detail) ? implode('; ', array_map(static fn (Field $field): string => $field->message, $fields)) : $detail;
        $class = ErrorClasses::OF_STATUS[$status] ?? GrahaException::class;
        return new $class($status, $code, $sentence, $fields, $requestId, ($body['retryable'] ?? false) === true, $retryAfterSeconds);
    }

    /** A list of problems with their members. */
    private static function areProblems(mixed $detail): bool
    {
        $isOne = static fn (mixed $one): bool => is_array($one) && is_array($one['loc'] ?? null) && is_string($one['msg'] ?? null);
        return is_array($detail) && array_is_list($detail) && array_filter($detail, $isOne) === $detail;
    }

    /** @param array{loc?: list<string|int>, msg?: string, type?: string} $problem */
    private static function field(array $problem): Field
    {
        $name = implode('.', array_slice($problem['loc'] ?? [], 1));
        return new Field($name, $problem['msg'] ?? '', $problem['type'] ?? '');
    }

    /** `Retry-After` in seconds or as a date. */
    private static function secondsUntil(string $retryAfter): ?float
    {
        if (preg_match('/^\d+(\.\d+)?$/D', $retryAfter) === 1) {
            return (float) $retryAfter;
        }
        // Without a time of day, `strtotime` reads words such as `yesterday` too.
        if (preg_match('/\d\d:\d\d:\d\d/', $retryAfter) !== 1) {
            return null;
        }
        $at = strtotime($retryAfter);
        return $at === false ? null : (float) max(0, $at - time());
    }
}
