<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\NetworkException;
use Graha\Exception\TimeoutException;

/** How one attempt is sent. Redirects must not be followed: one would carry the key to another address. */
interface Transport
{
    /**
     * @param array<string, string> $headers
     * @throws NetworkException where no answer came
     * @throws TimeoutException where none came in time
     */
    public function post(string $url, array $headers, string $body, float $timeoutSeconds): HttpAnswer;
}
