<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;
use Graha\Generated\Operations;

/** `(new Graha($apiKey, $baseUrl))->kundali->basic(['year' => 1995, …])`. */
final class Graha extends Operations
{
    private readonly string $baseUrl;
    private readonly Transport $transport;

    /**
     * @param string $apiKey keep it on a server: its holder can spend your credits
     * @param string $baseUrl where the API lives, such as `https://api.example.com`; a path after the host is kept
     * @param float $timeoutSeconds of one attempt
     * @param int $maxRetries how often a call is sent again after a failure that may pass; 0 for never
     * @param null|\Closure(string $operation, HttpAnswer $answer, int $attemptNumber): void $onResponse
     *     hears of every answer, those to attempts that failed included
     */
    public function __construct(
        private readonly string $apiKey,
        string $baseUrl,
        private readonly float $timeoutSeconds = 30.0,
        private readonly int $maxRetries = Retry::RETRIES_MAX,
        private readonly ?\Closure $onResponse = null,
        ?Transport $transport = null,
    ) {
        $this->baseUrl = rtrim($baseUrl, '/');
        $this->transport = $transport ?? new CurlTransport();
        parent::__construct($this);
    }

    /**
     * One operation, such as `kundali/basic`, with what it cost. Sent again where that may help, under one key.
     *
     * @param array<string, mixed> $input
     * @throws GrahaException
     */
    public function send(
        string $operation,
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): Answer {
        // An array without members would be written as a list.
        $body = json_encode($input === [] ? new \stdClass() : $input, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        $headers = [
            'accept' => 'application/json',
            'content-type' => 'application/json',
            'x-api-key' => $this->apiKey,
            'idempotency-key' => $idempotencyKey ?? 'sdk-' . bin2hex(random_bytes(16)),
        ];
        for ($attemptIndex = 0; ; $attemptIndex++) {
            try {
                $url = "{$this->baseUrl}/api/v1/{$operation}";
                $answer = $this->transport->post($url, $headers, $body, $timeoutSeconds ?? $this->timeoutSeconds);
                if ($this->onResponse !== null) {
                    ($this->onResponse)($operation, $answer, $attemptIndex + 1);
                }
                return Answer::of($answer);
            } catch (GrahaException $error) {
                $delaySeconds = $attemptIndex < ($maxRetries ?? $this->maxRetries) ? Retry::delaySeconds($error, $attemptIndex) : null;
                if ($delaySeconds === null) {
                    throw $error;
                }
                usleep((int) round($delaySeconds * 1e6));
            }
        }
    }
}
