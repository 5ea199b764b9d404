<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `credits_exhausted`: The credits left do not cover this call.
 *
 * `calls_exhausted`: The calls of this period are used up.
 *
 * `key_cap_reached`: This API key has spent its own cap. Raise it or use another key.
 */
final class CreditsExhaustedException extends GrahaException
{
}
