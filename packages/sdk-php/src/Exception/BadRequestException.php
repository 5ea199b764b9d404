<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `bad_request`: The request is not well-formed HTTP.
 * `invalid_header`: A request header has an invalid value.
 * `signatures_unavailable`: This installation has no key to sign answers with. Leave out Graha-Sign.
 * `unknown_formula_version`: No version of this date is served. Send Graha-Version with one of live_versions, or leave it out.
 * `method_not_allowed`: This path does not accept this method.
 * `not_acceptable`: Answers are application/json.
 * `payload_too_large`: A request body may have at most 16 KB, a batch 256 KB.
 * `uri_too_long`: A query may have at most 8 KB. Use POST.
 * `unsupported_media_type`: A request body is application/json in UTF-8, uncompressed.
 * `headers_too_large`: Request headers may have at most 16 KB.
 */
final class BadRequestException extends GrahaException
{
}
