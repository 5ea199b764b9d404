<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `credits_exhausted`: The credits left do not cover this call.
 * `calls_exhausted`: The calls of this period are used up.
 * `spend_limit_reached`: This call exceeds the spend limit that the workspace has set for the period. Owners and admins raise it under Billing.
 * `key_cap_reached`: This API key has reached its own cap. Raise the cap or use another key.
 * `key_daily_cap_reached`: This publishable key has reached its daily cap. It works again at 00:00 UTC, or with a higher cap.
 */
final class CreditsExhaustedException extends GrahaException
{
}
