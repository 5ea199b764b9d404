<?php

declare(strict_types=1);

namespace Graha;

use Graha\Exception\ReceiptException;

/** @internal RFC 9421 with Ed25519 */
final class Verifier
{
    private const PATH = '/.well-known/http-message-signatures-directory';
    private const KEPT_SECONDS = 3600;
    private const AGAIN_SECONDS = 60;
    private const HEADER_BYTES_MAX = 16_384;
    private const CLOCK_TOLERANCE_SECONDS = 300;
    private const INPUT = '/(?:^|,)\s*graha=(\(((?:"[a-z0-9@-]+"(?:;req)?)?(?: "[a-z0-9@-]+"(?:;req)?)*)\);created=([0-9]{1,11});'
        . 'keyid="([A-Za-z0-9_-]{1,100})";alg="ed25519";tag="graha-answer")\s*(?:,|$)/D';
    private const SIGNATURE = '/(?:^|,)\s*graha=:([A-Za-z0-9+\/]{86}==):\s*(?:,|$)/D';
    private const REQUIRED = ['"@status"', '"content-digest"', '"x-request-id"', '"@method";req', '"@path";req', '"@query";req'];

    /** @var array<string, array{int, array<string, string>}> */
    private static array $directories = [];

    /** @param array<string, string> $headers by their names in lower case */
    public function __construct(
        private readonly Transport $transport,
        private readonly string $baseUrl,
        private readonly int $status,
        private readonly array $headers,
        private readonly string $method,
        private readonly string $url,
        private readonly ?string $requestDigest,
    ) {
    }

    /** @throws ReceiptException */
    public function verify(string $body): Verified
    {
        if (!extension_loaded('sodium')) {
            throw new \LogicException('verify() needs ext-sodium, which PHP has unless it was built without.');
        }
        [, $parameters, $identifiers, $created, $keyId] = $this->matched(self::INPUT, 'signature-input');
        $signature = (string) base64_decode($this->matched(self::SIGNATURE, 'signature')[1], true);
        $sha256 = base64_encode(hash('sha256', $body, true));
        if ($this->field('content-digest') !== "sha-256=:{$sha256}:") {
            throw new ReceiptException('content_changed', 'the content is not the one whose digest was signed');
        }
        $covered = explode(' ', $identifiers);
        foreach (self::REQUIRED as $identifier) {
            if (!in_array($identifier, $covered, true)) {
                throw new ReceiptException('not_covered', "the signature does not cover {$identifier}");
            }
        }
        $base = '';
        foreach ($covered as $identifier) {
            $base .= "{$identifier}: {$this->component($identifier)}\n";
        }
        $base .= "\"@signature-params\": {$parameters}";
        if (!sodium_crypto_sign_verify_detached($signature, $base, $this->key($keyId))) {
            throw new ReceiptException('signature_wrong', 'a signed header, the status, the method or the address was changed');
        }
        if ((int) $created > time() + self::CLOCK_TOLERANCE_SECONDS) {
            throw new ReceiptException('time_ahead', 'the answer was signed in the future, or this clock is slow');
        }
        return new Verified(
            $this->field('x-request-id'),
            new \DateTimeImmutable("@{$created}"),
            in_array('"x-engine-version"', $covered, true) ? $this->field('x-engine-version') : null,
            in_array('"x-ledger-entry"', $covered, true) ? (int) $this->field('x-ledger-entry') : null,
            $keyId,
        );
    }

    private function component(string $identifier): string
    {
        [$address, $query] = explode('?', $this->url, 2) + [1 => ''];
        return match ($identifier) {
            '"@status"' => (string) $this->status,
            '"@method";req' => strtoupper($this->method),
            '"@path";req' => preg_replace('~^https?://[^/]*~', '', $address) ?: '/',
            '"@query";req' => '?' . explode('#', $query, 2)[0],
            '"content-digest";req' => $this->requestDigest ?? throw new ReceiptException(
                'header_missing',
                'the signature covers Content-Digest of the request, which is not given',
            ),
            default => preg_match('/^"([a-z0-9-]+)"$/D', $identifier, $name) === 1
                ? $this->field($name[1])
                : throw new ReceiptException('header_malformed', "the signature covers {$identifier}, which is unknown"),
        };
    }

    private function field(string $name): string
    {
        $value = $this->headers[$name] ?? '';
        if ($value === '') {
            throw new ReceiptException('header_missing', "{$name} is missing");
        }
        if (strlen($value) > self::HEADER_BYTES_MAX || strpbrk($value, "\r\n") !== false) {
            throw new ReceiptException('header_malformed', "{$name} is malformed");
        }
        return trim($value);
    }

    /** @return array<int, string> */
    private function matched(string $form, string $name): array
    {
        if (preg_match($form, $this->field($name), $found) !== 1) {
            throw new ReceiptException('header_malformed', "{$name} has no signature of this API");
        }
        return $found;
    }

    private function key(string $id): string
    {
        foreach ([self::KEPT_SECONDS, self::AGAIN_SECONDS] as $freshSeconds) {
            $keys = $this->directory($freshSeconds);
            if (isset($keys[$id])) {
                return $keys[$id];
            }
        }
        throw new ReceiptException('key_unknown', "the directory has no key {$id}: it was revoked, or never ours");
    }

    /** @return array<string, string> */
    private function directory(int $freshSeconds): array
    {
        $url = $this->baseUrl . self::PATH;
        // A clock that nobody sets.
        $nowSeconds = intdiv(hrtime(true), 1_000_000_000);
        [$atSeconds, $kept] = self::$directories[$url] ?? [null, []];
        if ($atSeconds !== null && $nowSeconds - $atSeconds < $freshSeconds) {
            return $kept;
        }
        $answer = $this->transport->send('GET', $url, [], null, 30.0, true);
        $read = json_decode($answer->body, true);
        if ($answer->status !== 200 || !is_array($read['keys'] ?? null)) {
            throw new \RuntimeException("The keys of {$this->baseUrl} could not be fetched: status {$answer->status}.");
        }
        $keys = [];
        foreach ($read['keys'] as $key) {
            $bytes = base64_decode(strtr((string) ($key['x'] ?? ''), '-_', '+/'), true);
            if (($key['crv'] ?? '') === 'Ed25519' && is_string($bytes) && strlen($bytes) === SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES) {
                $keys[(string) $key['kid']] = $bytes;
            }
        }
        self::$directories[$url] = [$nowSeconds, $keys];
        return $keys;
    }
}
