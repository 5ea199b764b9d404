<?php

// Prints how often the keys of a directory were fetched: at once, within an hour, and after it with a clock that was set back.

declare(strict_types=1);

namespace Graha;

require __DIR__ . '/autoload.php';

final class Clocks
{
    public static int $wallSeconds = 1_700_000_000;
    public static int $elapsedSeconds = 5;
}

function time(): int
{
    return Clocks::$wallSeconds;
}

function hrtime(bool $asNumber): int
{
    return Clocks::$elapsedSeconds * 1_000_000_000;
}

$transport = new class () implements Transport {
    public int $count = 0;

    public function send(string $method, string $url, array $headers, ?string $body, float $timeoutSeconds, bool $isRepeatable): HttpAnswer
    {
        $this->count++;
        return new HttpAnswer(200, [], '{"keys":[]}');
    }
};
$verifier = new Verifier($transport, 'https://api.example', 200, [], 'GET', '/', null);
$directory = new \ReflectionMethod($verifier, 'directory');
$counts = [];
foreach ([[0, 0], [3599, 3599], [2, -3600]] as [$elapsedSeconds, $wallSeconds]) {
    Clocks::$elapsedSeconds += $elapsedSeconds;
    Clocks::$wallSeconds += $wallSeconds;
    $directory->invoke($verifier, 3600);
    $counts[] = $transport->count;
}
echo json_encode($counts), "\n";
