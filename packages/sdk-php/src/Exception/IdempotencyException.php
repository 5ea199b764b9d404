<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `idempotency_key_reuse`: This Idempotency-Key was already used with another request.
 * `conflict`: The current state does not allow this change.
 */
final class IdempotencyException extends GrahaException
{
}
