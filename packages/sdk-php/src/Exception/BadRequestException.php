<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `bad_request`: The request is not well-formed HTTP.
 * `invalid_header`: A request header has an invalid value.
 * `method_not_allowed`: This path does not take this method.
 * `not_acceptable`: Answers are application/json.
 * `payload_too_large`: A request body has 16 KB at most, a batch 256 KB.
 * `uri_too_long`: A query has 8 KB at most. Use POST.
 * `unsupported_media_type`: A request body is application/json in UTF-8, uncompressed.
 * `headers_too_large`: Request headers have 16 KB at most.
 */
final class BadRequestException extends GrahaException
{
}
