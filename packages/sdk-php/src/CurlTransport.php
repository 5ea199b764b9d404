<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\AnswerTooLargeException;
use Graha\Exception\NetworkException;
use Graha\Exception\TimeoutException;

/** Sends with ext-curl; one connection serves many calls. */
final class CurlTransport implements Transport
{
    /** Far above the largest answer of the API. */
    public const ANSWER_BYTES_MAX = 64 * 1024 * 1024;

    private ?\CurlHandle $handle = null;

    /** @param int $maxAnswerBytes a longer answer is an `AnswerTooLargeException`, also where it came compressed */
    public function __construct(private readonly int $maxAnswerBytes = self::ANSWER_BYTES_MAX)
    {
    }

    public function send(
        string $method,
        string $url,
        array $headers,
        ?string $body,
        float $timeoutSeconds,
        bool $isRepeatable,
    ): HttpAnswer {
        $this->handle ??= self::open();
        // What the last request had set goes; the connection stays.
        curl_reset($this->handle);
        /** @var array<string, string> $came */
        $came = [];
        $text = '';
        $isTooLarge = false;
        // A body without a type would get that of a form.
        $lines = ['expect:', ...(isset($headers['content-type']) ? [] : ['content-type:'])];
        foreach ($headers as $name => $value) {
            $lines[] = "{$name}: {$value}";
        }
        // A POST says how long its body is, also where there is none.
        if ($body !== null || $method === 'POST') {
            curl_setopt($this->handle, CURLOPT_POSTFIELDS, $body ?? '');
        }
        curl_setopt_array($this->handle, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $method,
            // On a connection that was kept, libcurl sends again by itself where it ends without an answer.
            CURLOPT_FRESH_CONNECT => !$isRepeatable,
            CURLOPT_HTTPHEADER => $lines,
            // Every encoding that libcurl can decode.
            CURLOPT_ENCODING => '',
            // What announces more is not read.
            CURLOPT_MAXFILESIZE => min($this->maxAnswerBytes, 2 ** 31 - 1),
            CURLOPT_WRITEFUNCTION => function (\CurlHandle $_, string $part) use (&$text, &$isTooLarge): int {
                $isTooLarge = strlen($text) + strlen($part) > $this->maxAnswerBytes;
                if ($isTooLarge) {
                    return 0; // Ends the connection.
                }
                $text .= $part;
                return strlen($part);
            },
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_NOSIGNAL => true,
            // More than a month is as good as none, and infinity would be 1 ms.
            CURLOPT_TIMEOUT_MS => max(1, (int) round(min($timeoutSeconds * 1000, 2 ** 31 - 1))),
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$came): int {
                if (str_starts_with($line, 'HTTP/')) {
                    $came = []; // The answer of a proxy, or an early hint, came before.
                }
                [$name, $value] = explode(':', $line, 2) + [1 => null];
                if ($value !== null) {
                    $came[strtolower($name)] = trim($value);
                }
                return strlen($line);
            },
        ]);
        $isRead = curl_exec($this->handle);
        $status = curl_getinfo($this->handle, CURLINFO_RESPONSE_CODE);
        if ($isRead === true) {
            return new HttpAnswer($status, $came, $text);
        }
        if ($isTooLarge || curl_errno($this->handle) === CURLE_FILESIZE_EXCEEDED) {
            throw AnswerTooLargeException::of($status, $this->maxAnswerBytes, $came['x-request-id'] ?? null);
        }
        $reason = curl_error($this->handle);
        throw curl_errno($this->handle) === CURLE_OPERATION_TIMEDOUT
            ? TimeoutException::because($reason, $isRepeatable)
            : NetworkException::because($reason, $isRepeatable);
    }

    private static function open(): \CurlHandle
    {
        if (!extension_loaded('curl')) {
            throw new \LogicException('ext-curl is not installed: install it, or give the client a Psr18Transport.');
        }
        return curl_init();
    }
}
