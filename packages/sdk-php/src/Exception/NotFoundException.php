<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/** `not_found`: There is no such path. */
final class NotFoundException extends GrahaException
{
}
