<?php

// Reads a call from each line and prints its outcome. The list is in packages/sdk-behaviours.

declare(strict_types=1);

use Graha\CurlTransport;
use Graha\Exception\GrahaException;
use Graha\Exception\ReceiptException;
use Graha\Graha;
use Graha\HttpAnswer;
use Graha\Psr18Transport;

require __DIR__ . '/autoload.php';
if ($argv[1] === 'psr18') {
    require 'GuzzleHttp/autoload.php';
}

/** @param array<string, mixed> $sent */
function client(array $sent, string $kind): Graha
{
    $maxAnswerBytes = $sent['options']['maxAnswerBytes'] ?? CurlTransport::ANSWER_BYTES_MAX;
    $transport = transport($kind, $maxAnswerBytes);
    return new Graha($sent['apiKey'], $sent['baseUrl'], transport: $transport, maxAnswerBytes: $maxAnswerBytes);
}

function transport(string $kind, int $maxAnswerBytes): ?Psr18Transport
{
    if ($kind !== 'psr18') {
        return null;
    }
    $factory = new GuzzleHttp\Psr7\HttpFactory();
    // On a connection that was kept, curl sends again by itself, also what must be sent once.
    $curl = extension_loaded('curl') ? ['curl' => [CURLOPT_FRESH_CONNECT => true]] : [];
    return new Psr18Transport(new GuzzleHttp\Client($curl), $factory, $factory, $maxAnswerBytes);
}

function failure(GrahaException $error): array
{
    $name = (new ReflectionClass($error))->getShortName();
    return [
        'error' => str_replace('Exception', 'Error', $name),
        'status' => $error->status,
        'code' => $error->errorCode,
        'retryable' => $error->isRetryable,
        'requestId' => $error->requestId,
        'fields' => $error->fields,
    ];
}

/** @param array<string, mixed> $sent */
function batch(array $sent, string $kind, ?float $timeoutSeconds): array
{
    $graha = client($sent, $kind);
    $calls = array_map(static fn (array $one): array => [$one['operation'], $one['input']], $sent['calls']);
    $options = $sent['options'] ?? [];
    $results = [];
    foreach ($graha->batch($calls, $options['idempotencyKey'] ?? null, $timeoutSeconds, $options['maxRetries'] ?? null) as $result) {
        $results[] = [
            'index' => $result->index,
            'cost' => $result->credits,
            'requestId' => $result->requestId,
            'isReplay' => $result->isReplay,
            ...($result->error === null ? ['value' => $result->answer] : failure($result->error)),
        ];
    }
    return $results;
}

/**
 * Hands one birth to several operations and to a batch.
 *
 * @param array<string, mixed> $birth
 * @return int the number of answers
 */
function birth(array $birth, Graha $graha): int
{
    $answers = [
        $graha->kundali->basic($birth),
        $graha->western->natal($birth),
        $graha->panchang->full($birth),
        $graha->matchmaking->ashtakoot(['bride' => $birth, 'groom' => $birth]),
    ];
    foreach ($graha->batch([['kundali/basic', $birth], ['western/natal', $birth]]) as $result) {
        $answers[] = $result->answer;
    }
    return count($answers);
}

/** @param array<string, mixed> $one */
function verified(array $one, Graha $graha): array
{
    try {
        $http = new HttpAnswer($one['status'], $one['headers'], base64_decode($one['body']));
        $answer = $graha->verify($http, $one['method'], $one['url'], $one['requestDigest'] ?? null);
    } catch (ReceiptException $error) {
        return ['problem' => $error->problem];
    }
    return [
        'requestId' => $answer->requestId,
        'atSeconds' => $answer->at->getTimestamp(),
        'engineVersion' => $answer->engineVersion,
        'ledgerEntry' => $answer->ledgerEntry,
        'keyId' => $answer->keyId,
    ];
}

/** @param array<string, mixed> $sent */
function outcome(array $sent, string $kind): array|int
{
    $options = $sent['options'] ?? [];
    $timeoutSeconds = isset($options['timeoutMs']) ? $options['timeoutMs'] / 1000 : null;
    try {
        if (isset($sent['birth'])) {
            return birth($sent['birth'], client($sent, $kind));
        }
        if (isset($sent['verify'])) {
            return verified($sent['verify'], client($sent, $kind));
        }
        if (isset($sent['calls'])) {
            return ['results' => batch($sent, $kind, $timeoutSeconds)];
        }
        $graha = client($sent, $kind);
        $own = [$options['idempotencyKey'] ?? null, $timeoutSeconds, $options['maxRetries'] ?? null];
        foreach ($sent['routes'] ?? [] as ['route' => $route, 'ids' => $ids, 'input' => $input]) {
            $answer = $graha->manage($route, $ids, $input ?? [], ...$own);
        }
        $answer ??= $graha->send($sent['operation'], $sent['input'], ...$own);
    } catch (GrahaException $error) {
        return failure($error);
    }
    return [
        'value' => $answer->data,
        'cost' => $answer->credits->cost,
        'remaining' => $answer->credits->remaining,
        'requestId' => $answer->requestId,
        'isReplay' => $answer->isReplay,
    ];
}

while (($line = fgets(STDIN)) !== false) {
    $sent = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    echo json_encode(outcome($sent, $argv[1]), JSON_THROW_ON_ERROR), "\n";
}
