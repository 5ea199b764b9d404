<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception;

/** @internal */
final class ErrorClasses
{
    /** status → class that is thrown. */
    public const OF_STATUS = [
        400 => Exception\BadRequestException::class,
        401 => Exception\AuthenticationException::class,
        402 => Exception\CreditsExhaustedException::class,
        403 => Exception\PermissionException::class,
        404 => Exception\NotFoundException::class,
        405 => Exception\BadRequestException::class,
        406 => Exception\BadRequestException::class,
        408 => Exception\ServerException::class,
        409 => Exception\IdempotencyException::class,
        413 => Exception\BadRequestException::class,
        414 => Exception\BadRequestException::class,
        415 => Exception\BadRequestException::class,
        422 => Exception\ValidationException::class,
        429 => Exception\RateLimitException::class,
        431 => Exception\BadRequestException::class,
        500 => Exception\ServerException::class,
        503 => Exception\ServerException::class,
        504 => Exception\ServerException::class,
    ];
}
