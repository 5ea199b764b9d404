<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\AnswerTooLargeException;
use Graha\Exception\NetworkException;
use Graha\Exception\TimeoutException;

/** How one attempt is sent. Redirects must not be followed: one would carry the key to another address. */
interface Transport
{
    /**
     * @param array<string, string> $headers
     * @param null|string $body null where nothing is sent
     * @param bool $isRepeatable where it is false, the request must not reach the API twice
     * @throws NetworkException where no answer came
     * @throws TimeoutException where none came in time
     * @throws AnswerTooLargeException where the answer has more bytes than the transport reads
     */
    public function send(
        string $method,
        string $url,
        array $headers,
        ?string $body,
        float $timeoutSeconds,
        bool $isRepeatable,
    ): HttpAnswer;
}
