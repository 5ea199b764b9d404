<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `scope_denied`: This API key may not call this operation.
 *
 * `address_denied`: This API key may not be used from this address.
 *
 * `tenant_suspended`: This workspace is suspended. Write to us.
 */
final class PermissionException extends GrahaException
{
}
