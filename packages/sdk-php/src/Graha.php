<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\GrahaException;
use Graha\Exception\ReceiptException;
use Graha\Generated\Account;
use Graha\Generated\Operations;

/** `(new Graha($apiKey, $baseUrl))->kundali->basic(['year' => 1995, …])`. */
final class Graha extends Operations
{
    public readonly Account $account;
    private readonly string $baseUrl;
    private readonly Transport $transport;

    /**
     * @param string $apiKey keep it on a server: its holder can spend your credits
     * @param string $baseUrl where the API lives, such as `https://api.example.com`; a path after the host is kept
     * @param float $timeoutSeconds of one attempt
     * @param int $maxRetries how often a call is sent again after a failure that may pass; 0 for never
     * @param null|\Closure(string $operation, HttpAnswer $answer, int $attemptNumber): void $onResponse
     *     hears of every answer, those to attempts that failed included; `$operation` is such as `kundali/basic` or
     *     `account/listKeys`
     * @param int $maxAnswerBytes a longer answer is an `AnswerTooLargeException`; a `$transport` of yours has its own limit
     */
    public function __construct(
        #[\SensitiveParameter]
        private readonly string $apiKey,
        string $baseUrl,
        private readonly float $timeoutSeconds = 30.0,
        private readonly int $maxRetries = Retry::RETRIES_MAX,
        private readonly ?\Closure $onResponse = null,
        ?Transport $transport = null,
        int $maxAnswerBytes = CurlTransport::ANSWER_BYTES_MAX,
    ) {
        $this->baseUrl = rtrim($baseUrl, '/');
        $this->transport = $transport ?? new CurlTransport($maxAnswerBytes);
        $this->account = new Account($this);
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
        return $this->exchange(Sending::ofOperation($operation, $input), $idempotencyKey, $timeoutSeconds, $maxRetries);
    }

    /**
     * Verifies that an answer is of this API and unchanged, and that it answers this request. The keys are fetched once an hour,
     * and again for an unknown key, at most once a minute.
     *
     * @param HttpAnswer $answer its body byte for byte
     * @param string $url of the request; host and scheme are not signed
     * @param null|string $requestDigest needed if the request had `Content-Digest`
     * @throws ReceiptException with the reason
     */
    public function verify(HttpAnswer $answer, string $method, string $url, ?string $requestDigest = null): Verified
    {
        $headers = array_change_key_case($answer->headers);
        $own = new Verifier($this->transport, $this->baseUrl, $answer->status, $headers, $method, $url, $requestDigest);
        return $own->verify($answer->body);
    }

    /**
     * A method of `account` by its name, such as `rotateKey`, with its request id beside the answer.
     *
     * @param list<string> $ids
     * @param array<string, mixed> $input
     * @throws GrahaException
     */
    public function manage(
        string $method,
        array $ids = [],
        array $input = [],
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): Answer {
        return $this->exchange(Sending::ofAccount($method, $ids, $input), $idempotencyKey, $timeoutSeconds, $maxRetries);
    }

    private function exchange(Sending $sending, ?string $idempotencyKey, ?float $timeoutSeconds, ?int $maxRetries): Answer
    {
        $headers = $this->headersOf($sending, $idempotencyKey);
        for ($attemptIndex = 0; ; $attemptIndex++) {
            try {
                $answer = $this->transport->send(
                    $sending->verb,
                    "{$this->baseUrl}/api/v1/{$sending->path}",
                    $headers,
                    $sending->body,
                    $timeoutSeconds ?? $this->timeoutSeconds,
                    $sending->repeat !== 'never',
                );
                if ($this->onResponse !== null) {
                    ($this->onResponse)($sending->operation, $answer, $attemptIndex + 1);
                }
                return Answer::of($answer);
            } catch (GrahaException $error) {
                $isLast = $attemptIndex >= ($maxRetries ?? $this->maxRetries) || !$sending->mayRepeat($error->status);
                $delaySeconds = $isLast ? null : Retry::delaySeconds($error, $attemptIndex);
                if ($delaySeconds === null) {
                    throw $error;
                }
                self::wait($delaySeconds);
            }
        }
    }

    /** @return array<string, string> */
    private function headersOf(Sending $sending, ?string $idempotencyKey): array
    {
        if ($idempotencyKey !== null && $sending->repeat !== 'under_key') {
            throw new \InvalidArgumentException("{$sending->operation} takes no idempotency key");
        }
        return [
            'accept' => 'application/json',
            'x-api-key' => Keys::checkedApiKey($this->apiKey),
            ...($sending->body === null ? [] : ['content-type' => 'application/json']),
            ...($sending->repeat === 'under_key' ? ['idempotency-key' => Keys::checkedIdempotencyKey($idempotencyKey ?? self::randomName())] : []),
        ];
    }

    /**
     * Any number of calls, a hundred in a request; their results in order, each request's as soon as it is answered. A call that
     * failed for a reason that may pass is sent again, under the same name, so it costs once. Only what refuses a whole request
     * is thrown. Who stops reading sends no further request.
     *
     * @param iterable<array{0: string, 1: array<string, mixed>}> $calls an operation, such as `kundali/basic`, and its input
     * @return \Generator<int, BatchResult>
     * @throws GrahaException
     */
    public function batch(
        iterable $calls,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): \Generator {
        $name = Keys::checkedIdempotencyKey($idempotencyKey ?? self::randomName());
        $requestIndex = 0;
        foreach (BatchRequest::split($calls) as $request) {
            $key = "{$name}-" . $requestIndex++;
            for ($attemptIndex = 0; $request->open !== []; $attemptIndex++) {
                $answer = $this->send('batch', ['calls' => $request->open], $key, $timeoutSeconds, $maxRetries);
                $delaySeconds = $request->take($answer->data, $attemptIndex, $maxRetries ?? $this->maxRetries);
                if ($request->open !== []) {
                    self::wait($delaySeconds);
                }
            }
            foreach ($request->results() as $result) {
                yield $result->index => $result;
            }
        }
    }

    /**
     * An array without members would be written as a list.
     *
     * @internal
     * @param array<string, mixed> $input
     */
    public static function bodyOf(array $input): array|object
    {
        return $input === [] ? new \stdClass() : $input;
    }

    /** @internal */
    public static function json(array|object $value): string
    {
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private static function randomName(): string
    {
        return 'sdk-' . bin2hex(random_bytes(16));
    }

    private static function wait(float $seconds): void
    {
        usleep((int) round($seconds * 1e6));
    }
}
