<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `missing_api_key`: Invalid or missing API key
 * `invalid_api_key`: Invalid or missing API key
 * `invalid_token`: This token of the playground is not valid. Reload the page.
 * `token_expired`: This token of the playground has expired. Try again.
 * `key_expired`: This API key has expired. Create a new one in the portal.
 * `key_disabled`: This API key is disabled. Enable it in the portal.
 * `key_revoked`: This API key was revoked. Create a new one in the portal.
 */
final class AuthenticationException extends GrahaException
{
}
