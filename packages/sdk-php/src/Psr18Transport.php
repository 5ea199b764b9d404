<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\NetworkException;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * Sends with an HTTP client of yours. The standard knows no timeouts: set one in that client. Let it repeat nothing by itself: a
 * POST without an `idempotency-key` may do twice what it does.
 */
final class Psr18Transport implements Transport
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
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
            $text = (string) $response->getBody();
        } catch (ClientExceptionInterface | \RuntimeException $cause) {
            throw NetworkException::because($cause->getMessage(), $isRepeatable, $cause);
        }
        $came = [];
        foreach (array_keys($response->getHeaders()) as $name) {
            $came[strtolower((string) $name)] = $response->getHeaderLine((string) $name);
        }
        return new HttpAnswer($response->getStatusCode(), $came, $text);
    }
}
