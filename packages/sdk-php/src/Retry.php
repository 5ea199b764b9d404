<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;

/** @internal */
final class Retry
{
    public const RETRIES_MAX = 2;
    private const FIRST_DELAY_SECONDS = 0.5;
    private const DELAY_SECONDS_MAX = 8.0;
    /** A caller who would have to wait longer gets the refusal instead. */
    private const RETRY_AFTER_SECONDS_MAX = 60.0;

    /** How long to wait before the next attempt; null where there is to be none. */
    public static function delaySeconds(GrahaException $error, int $attemptIndex): ?float
    {
        if (!$error->isRetryable) {
            return null;
        }
        if ($error->retryAfterSeconds !== null) {
            return $error->retryAfterSeconds > self::RETRY_AFTER_SECONDS_MAX ? null : $error->retryAfterSeconds;
        }
        // Half of it by chance, so that clients which failed together do not come back together.
        $chance = random_int(500, 1000) / 1000;
        return min(self::DELAY_SECONDS_MAX, self::FIRST_DELAY_SECONDS * 2 ** $attemptIndex) * $chance;
    }
}
