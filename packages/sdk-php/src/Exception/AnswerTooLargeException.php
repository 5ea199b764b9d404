<?php

declare(strict_types=1);

namespace Graha\Exception;

/** The answer has more bytes than the client reads: the call may have been charged. It is not sent again. */
final class AnswerTooLargeException extends GrahaException
{
    /** @internal */
    public static function of(int $status, int $bytesMax, ?string $requestId): self
    {
        $detail = "the answer has more than {$bytesMax} bytes, so it was not read";
        return new self($status, 'answer_too_large', $detail, [], $requestId, false, null);
    }
}
