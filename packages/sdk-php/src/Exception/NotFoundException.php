<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `not_found`: There is no such path.
 * `operation_not_in_version`: The pinned version of the formulas does not have this operation yet. Send a later Graha-Version.
 */
final class NotFoundException extends GrahaException
{
}
