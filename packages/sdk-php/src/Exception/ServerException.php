<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `request_timeout`: The request did not arrive in time.
 * `internal_error`: Something broke on our side. You were not charged.
 * `metering_unavailable`: The call could not be recorded. Try again.
 * `compute_unavailable`: The computation was cut short. You were not charged. Try again.
 * `formulas_unavailable`: The formulas of this version could not be loaded. You were not charged. Try again, or send another Graha-Version.
 * `compute_timeout`: The computation took too long. You were not charged.
 */
final class ServerException extends GrahaException
{
}
