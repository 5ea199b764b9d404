<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `rate_limited`: Too many requests in this minute.
 * `visitor_cap_reached`: This address has made all calls that the publishable key allows to one visitor in 24 hours.
 * `concurrency_limited`: Too many calls of this workspace are in progress. Wait until some are answered.
 */
final class RateLimitException extends GrahaException
{
}
