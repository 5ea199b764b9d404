<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\BadRequestException;
use Graha\Generated\Account;

/**
 * One request as it is sent.
 *
 * @internal
 */
final class Sending
{
    private const IN_PATH = '/\{(\w+)\}/';

    /**
     * @param string $operation what `onResponse` hears
     * @param string $path below `/api/v1`, with its query
     * @param string $repeat `always`, `under_key` (with an Idempotency-Key) or `never`
     */
    private function __construct(
        public readonly string $operation,
        public readonly string $verb,
        public readonly string $path,
        public readonly ?string $body,
        public readonly string $repeat,
    ) {
    }

    /** @param array<string, mixed> $input */
    public static function ofOperation(string $operation, array $input): self
    {
        return new self($operation, 'POST', $operation, Graha::json(Graha::bodyOf($input)), 'under_key');
    }

    /**
     * A route of the Management API by the name of its method, such as `rotateKey`.
     *
     * @param list<string> $ids
     * @param array<string, mixed> $input
     * @throws BadRequestException where an id could change the path
     */
    public static function ofAccount(string $method, array $ids, array $input): self
    {
        if (!isset(Account::ROUTES[$method])) {
            $known = implode(', ', array_keys(Account::ROUTES));
            throw new \InvalidArgumentException("account has no method {$method}; it has {$known}");
        }
        [$verb, $template, $sends, $repeat] = Account::ROUTES[$method];
        preg_match_all(self::IN_PATH, $template, $found);
        $names = $found[1];
        if (count($names) !== count($ids)) {
            throw new \InvalidArgumentException("{$method} takes " . count($names) . ' ids, not ' . count($ids));
        }
        $path = $template;
        foreach (array_map(null, $names, $ids) as [$name, $id]) {
            $path = str_replace('{' . $name . '}', self::checked($name, $id), $path);
        }
        $body = $sends === 'body' ? Graha::json(Graha::bodyOf($input)) : null;
        return new self("account/{$method}", $verb, $path . ($sends === 'query' ? self::query($input) : ''), $body, $repeat);
    }

    /** After a 429 nothing was done, so that what must not be done twice may be sent again too. */
    public function mayRepeat(int $status): bool
    {
        return $this->repeat !== 'never' || $status === 429;
    }

    /** An id with a `/` or `..` in it would be sent to another path. */
    private static function checked(string $name, string $id): string
    {
        if (preg_match('/^[A-Za-z0-9_-]+\z/', $id) === 1) {
            return $id;
        }
        $detail = "{$name} must be an id of letters, digits, - and _; nothing was sent";
        throw new BadRequestException(0, 'invalid_id', $detail, [], null, false, null);
    }

    /** @param array<string, mixed> $input */
    private static function query(array $input): string
    {
        $sent = array_filter($input, static fn (mixed $value): bool => $value !== null);
        $texts = array_map(
            static fn (mixed $value): string => is_string($value) ? $value : json_encode($value, JSON_THROW_ON_ERROR),
            $sent,
        );
        return $texts === [] ? '' : '?' . http_build_query($texts);
    }
}
