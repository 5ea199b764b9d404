<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `idempotency_key_reuse`: This Idempotency-Key came with another request before.
 * `conflict`: What is there now does not allow this change.
 */
final class IdempotencyException extends GrahaException
{
}
