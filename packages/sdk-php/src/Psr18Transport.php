<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\AnswerTooLargeException;
use Graha\Exception\GrahaException;
use Graha\Exception\NetworkException;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * Sends with an HTTP client of yours. The standard knows no timeouts: set one in that client. Let it repeat nothing by itself: a
 * POST without an `idempotency-key` may do twice what it does. A longer answer than `$maxAnswerBytes` is an
 * `AnswerTooLargeException`; a client that keeps answers until they are whole needs a limit of its own too.
 */
final class Psr18Transport implements Transport
{
    private const PIECE_BYTES = 65_536;

    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
        private readonly int $maxAnswerBytes = CurlTransport::ANSWER_BYTES_MAX,
    ) {
    }

    public function send(
        string $method,
        string $url,
        array $headers,
        ?string $body,
        float $timeoutSeconds,
        bool $isRepeatable,
    ): HttpAnswer {
        $request = $this->requests->createRequest($method, $url);
        if ($body !== null) {
            $request = $request->withBody($this->streams->createStream($body));
        }
        foreach ($headers as $name => $value) {
            $request = $request->withHeader($name, $value);
        }
        try {
            $response = $this->client->sendRequest($request);
            $text = $this->textOf($response);
        } catch (GrahaException $tooLarge) {
            throw $tooLarge;
        } catch (ClientExceptionInterface | \RuntimeException $cause) {
            throw NetworkException::because($cause->getMessage(), $isRepeatable, $cause);
        }
        $came = [];
        foreach (array_keys($response->getHeaders()) as $name) {
            $came[strtolower((string) $name)] = $response->getHeaderLine((string) $name);
        }
        return new HttpAnswer($response->getStatusCode(), $came, $text);
    }

    /** @throws AnswerTooLargeException */
    private function textOf(ResponseInterface $response): string
    {
        $body = $response->getBody();
        $announced = $response->getHeaderLine('content-length');
        $isTooLarge = ctype_digit($announced) && (float) $announced > $this->maxAnswerBytes;
        if ($body->isSeekable()) {
            $body->rewind();
        }
        $text = '';
        while (!$isTooLarge && !$body->eof()) {
            $text .= $body->read(self::PIECE_BYTES);
            $isTooLarge = strlen($text) > $this->maxAnswerBytes;
        }
        if ($isTooLarge) {
            $body->close();
            $requestId = $response->hasHeader('x-request-id') ? $response->getHeaderLine('x-request-id') : null;
            throw AnswerTooLargeException::of($response->getStatusCode(), $this->maxAnswerBytes, $requestId);
        }
        return $text;
    }
}
