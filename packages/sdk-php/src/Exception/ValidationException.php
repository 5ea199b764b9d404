<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `validation_error`: The request does not match the schema.
 * `json_invalid`: The request body is not JSON.
 */
final class ValidationException extends GrahaException
{
}
