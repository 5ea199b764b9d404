<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\AuthenticationException;
use Graha\Exception\BadRequestException;

/** @internal What a header may carry: a line break would begin another header. */
final class Keys
{
    /** An empty key is for an HTTP client that adds its own. */
    private const API_KEY = '/^[\x21-\x7e]*$/D';
    private const IDEMPOTENCY_KEY = '/^[\x21-\x7e]{1,255}$/D';

    /**
     * The key without the line break of the file that it was read from.
     *
     * @throws AuthenticationException that does not contain the key
     */
    public static function checkedApiKey(#[\SensitiveParameter] string $apiKey): string
    {
        // A NUL is none that a file ends with.
        $key = trim($apiKey, " \t\r\n");
        if (preg_match(self::API_KEY, $key) === 1) {
            return $key;
        }
        $detail = 'the API key has a space, a line break or a character that no key has; nothing was sent';
        throw new AuthenticationException(0, 'invalid_api_key', $detail, [], null, false, null);
    }

    /** @throws BadRequestException for a key that the API would refuse */
    public static function checkedIdempotencyKey(string $key): string
    {
        if (preg_match(self::IDEMPOTENCY_KEY, $key) === 1) {
            return $key;
        }
        $detail = 'an idempotency key is 1 to 255 visible ASCII characters; nothing was sent';
        throw new BadRequestException(0, 'invalid_idempotency_key', $detail, [], null, false, null);
    }
}
