import { describe, expect, test } from 'vitest';
import { apiKey, apiKeyEvents, type ApiKeyCommand, type ApiKeyEvent } from './api-key.ts';
import { BrowserLimits, KeyLimits, UNLIMITED } from './key-limits.ts';
import { CAP_MAX, VISITOR_CALLS_MAX } from './limits.ts';
import { secretFieldsOf } from '../core/event.ts';
import { specify } from '../core/testing.ts';

const { given } = specify(apiKey);
const now = '2026-01-01T00:00:00Z';
const nextWeek = '2026-01-08T00:00:00Z';
const nextYear = '2027-01-01T00:00:00Z';
const keyId = '11111111-1111-4111-8111-111111111111';
const newKeyId = '22222222-2222-4222-8222-222222222222';
const at = { keyId, now };

const limits: KeyLimits = { ...UNLIMITED };
const identity = {
  publicId: 'AbCdEfGh',
  name: 'production',
  env: 'live',
  prefix: 'graha_live_AbCdEfGh',
  last4: 'wxyz',
  hash: 'a'.repeat(64),
  hashVersion: 1,
  publishableText: null,
  lineId: null,
  makerId: null,
} as const;

const issued: ApiKeyEvent = { type: 'KeyIssued', data: { keyId, ...identity, ...limits } };
const shortLived: ApiKeyEvent = { type: 'KeyIssued', data: { keyId, ...identity, ...limits, expiresAt: nextWeek } };
const disabled: ApiKeyEvent = { type: 'KeyDisabled', data: { keyId } };
const enabled: ApiKeyEvent = { type: 'KeyEnabled', data: { keyId } };
const revoked: ApiKeyEvent = { type: 'KeyRevoked', data: { keyId, reason: 'lost' } };
const rotated: ApiKeyEvent = { type: 'KeyRotated', data: { keyId, newKeyId, oldValidUntil: nextWeek } };

const issue: ApiKeyCommand = { type: 'issue', ...at, ...identity, ...limits };
const rotate: ApiKeyCommand = { type: 'rotate', ...at, newKeyId, oldValidUntil: nextWeek };
const restrict: ApiKeyCommand = { type: 'restrict', ...at, ...limits, scopes: ['vedic'] };
const disable: ApiKeyCommand = { type: 'disable', ...at };
const enable: ApiKeyCommand = { type: 'enable', ...at };
const revoke: ApiKeyCommand = { type: 'revoke', ...at, reason: 'lost' };
const reportLeak: ApiKeyCommand = { type: 'reportLeak', ...at, source: 'scanner', url: null };

describe.each([rotate, restrict, disable, enable, revoke, reportLeak])('$type', (command) => {
  test('needs a key', () => given().when(command).thenRefuses('key_unknown'));
});

describe.each([rotate, restrict, disable, enable])('$type', (command) => {
  test('is refused after the revocation', () => given(issued, revoked).when(command).thenRefuses('key_revoked'));
});

describe('a capture', () => {
  const started: ApiKeyEvent = { type: 'KeyCaptureStarted', data: { keyId, until: '2026-01-01T01:00:00.000Z' } };
  const ended: ApiKeyEvent = { type: 'KeyCaptureEnded', data: { keyId } };
  const start: ApiKeyCommand = { type: 'startCapture', ...at };
  const end: ApiKeyCommand = { type: 'endCapture', ...at };

  test('needs a key that is not revoked', () => {
    given().when(start).thenRefuses('key_unknown');
    given(issued, revoked).when(start).thenRefuses('key_revoked');
  });
  test('runs for an hour, and a second start does not prolong it', () => {
    given(issued).when(start).then(started);
    given(issued, started).when(start).then();
    given(issued, started).when({ ...start, now: '2026-01-01T01:00:00Z' }).then({ type: 'KeyCaptureStarted', data: { keyId, until: '2026-01-01T02:00:00.000Z' } }); // prettier-ignore
  });
  test('is ended once, and not after its hour', () => {
    given(issued, started).when(end).then(ended);
    given(issued, started, ended).when(end).then();
    given(issued, started)
      .when({ ...end, now: nextWeek })
      .then();
    given(issued, started, ended).when(start).then(started);
  });
});

describe('a key', () => {
  test('is issued', () => given().when(issue).then(issued));
  test.each([[issued], [issued, disabled], [issued, revoked]])('is issued once', (...past) =>
    given(...past)
      .when(issue)
      .thenRefuses('key_exists'),
  );
  test('is not issued with the right to manage if a key makes it, nor given it later', () => {
    const made: ApiKeyEvent = { type: 'KeyIssued', data: { ...issued.data, makerId: newKeyId } };
    const scopes = ['*', 'manage'];
    given()
      .when({ ...issue, makerId: newKeyId, scopes })
      .thenRefuses('key_made_by_key');
    given(made)
      .when({ ...restrict, scopes })
      .thenRefuses('key_made_by_key');
  });
  test('is not issued for a time that is over', () =>
    given()
      .when({ ...issue, expiresAt: now })
      .thenRefuses('expiry_in_past'));

  test('is disabled', () => given(issued).when(disable).then(disabled));
  test('is disabled once', () => given(issued, disabled).when(disable).then());
  test('is enabled again', () => given(issued, disabled).when(enable).then(enabled));
  test('that is active needs no enabling', () => given(issued).when(enable).then());
  test('is disabled a second time', () => given(issued, disabled, enabled).when(disable).then(disabled));

  test('is revoked', () => given(issued).when(revoke).then(revoked));
  test('is revoked while disabled', () => given(issued, disabled).when(revoke).then(revoked));
  test('is revoked once', () => given(issued, revoked).when(revoke).then());
});

describe('a rotation', () => {
  test('leaves the old key valid for a while', () => given(issued).when(rotate).then(rotated));
  test('of a disabled key is recorded too', () => given(issued, disabled).when(rotate).then(rotated));
  test('may end the old key at once', () =>
    given(issued)
      .when({ ...rotate, oldValidUntil: now })
      .then({ type: 'KeyRotated', data: { keyId, newKeyId, oldValidUntil: now } }));
  test('sent twice is recorded once', () => given(issued, rotated).when(rotate).then());
  test('does not follow a rotation', () =>
    given(issued, rotated)
      .when({ ...rotate, newKeyId: '33333333-3333-4333-8333-333333333333' })
      .thenRefuses('key_rotated'));
  test('never ends in the past', () =>
    given(issued)
      .when({ ...rotate, oldValidUntil: '2025-12-31T23:59:59Z' })
      .thenRefuses('expiry_in_past'));
  test('overlaps for 30 days at most', () => {
    given(issued)
      .when({ ...rotate, oldValidUntil: '2026-01-31T00:00:00Z' })
      .then({ type: 'KeyRotated', data: { keyId, newKeyId, oldValidUntil: '2026-01-31T00:00:00Z' } });
    given(issued)
      .when({ ...rotate, oldValidUntil: '2026-01-31T00:00:01Z' })
      .thenRefuses('overlap_too_long');
  });
  test('never extends the expiry of a key', () =>
    given(shortLived)
      .when({ ...rotate, oldValidUntil: '2026-01-20T00:00:00Z' })
      .then(rotated));
  test('of an expired key is refused', () =>
    given(shortLived)
      .when({ ...rotate, now: nextWeek, oldValidUntil: '2026-01-20T00:00:00Z' })
      .thenRefuses('key_expired'));
});

describe('a restriction', () => {
  const restricted: ApiKeyEvent = { type: 'KeyRestricted', data: { keyId, ...limits, scopes: ['vedic'] } };
  test('is put on a key', () => given(issued).when(restrict).then(restricted));
  test('is put on a disabled key', () => given(issued, disabled).when(restrict).then(restricted));
  test('that holds already is not repeated', () => given(issued, restricted).when(restrict).then());
  test.each<Partial<KeyLimits>>([
    { cidrs: ['10.0.0.0/8'] },
    { monthlyCreditsMax: 5 },
    { expiresAt: nextYear },
    { scopes: ['dasha'] },
  ])('is recorded when it differs in $0', (change) =>
    given(issued, restricted)
      .when({ ...restrict, ...change })
      .then({ type: 'KeyRestricted', data: { keyId, ...limits, scopes: ['vedic'], ...change } }),
  );
  test('never expires in the past', () =>
    given(issued)
      .when({ ...restrict, expiresAt: now })
      .thenRefuses('expiry_in_past'));
  test('cannot reactivate a replaced key', () =>
    given(issued, rotated)
      .when({ ...restrict, expiresAt: nextYear })
      .thenRefuses('key_rotated'));
});

describe('a leak', () => {
  const leaked: ApiKeyEvent = { type: 'KeyLeakReported', data: { keyId, source: 'scanner', url: null } };
  test('is reported', () => given(issued).when(reportLeak).then(leaked));
  test('of a disabled key is reported', () => given(issued, disabled).when(reportLeak).then(leaked));
  test('of a revoked key is reported', () => given(issued, revoked).when(reportLeak).then(leaked));
});

test('the hash is the one secret field of a key, and no other event has any', () => {
  const secrets = Object.entries(apiKeyEvents).flatMap(([type, schema]) =>
    secretFieldsOf(schema).map((field) => `${type}.${field}`),
  );
  expect(secrets).toEqual(['KeyIssued.hash']);
});

test.each([
  ['192.168.0.0/16', true],
  ['203.0.113.7', true],
  ['2001:db8::/32', true],
  ['300.0.0.1', false],
  ['10.0.0.0/33', false],
  ['example.com', false],
])('%s as an address range: %s', (cidr, valid) =>
  expect(KeyLimits.safeParse({ ...limits, cidrs: [cidr] }).success).toBe(valid),
);

test('a key without any scope is malformed', () =>
  expect(KeyLimits.safeParse({ ...limits, scopes: [] }).success).toBe(false));

describe('a publishable key', () => {
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 1_000, visitorCallsMax: 100 };
  const publish: ApiKeyCommand = { ...issue, publishableText: 'graha_pub_…', browser };
  const published: ApiKeyEvent = {
    type: 'KeyIssued',
    data: { keyId, ...identity, ...limits, publishableText: 'graha_pub_…', browser },
  };
  test('is issued with its text, which is no secret', () => given().when(publish).then(published));
  test('never manages the workspace', () => {
    given()
      .when({ ...publish, scopes: ['*', 'manage'] })
      .thenRefuses('publishable_manages');
    given(published)
      .when({ ...restrict, browser, scopes: ['manage'] })
      .thenRefuses('publishable_manages');
  });
  test('is live', () =>
    given()
      .when({ ...publish, env: 'test' })
      .thenRefuses('publishable_test'));
  test('alone is bounded so: a secret key manages, and may be one for tests', () => {
    for (const change of [{ scopes: ['manage'] }, { env: 'test' as const }])
      expect(apiKey.decide({ ...issue, ...change }, apiKey.initial)).toMatchObject([
        { type: 'KeyIssued', data: change },
      ]);
  });
  test('stays publishable, and a secret key secret', () => {
    given(published).when(restrict).thenRefuses('key_kind_fixed');
    given(issued)
      .when({ ...restrict, browser })
      .thenRefuses('key_kind_fixed');
  });
  test('has its origins and caps changed', () => {
    const wider = { ...browser, visitorCallsMax: 101 };
    given(published)
      .when({ ...restrict, browser: wider })
      .then({ type: 'KeyRestricted', data: { keyId, ...limits, scopes: ['vedic'], browser: wider } });
  });
});

test('keys from before there were publishable ones are secret', () => {
  const { browser: _browser, ...old } = limits;
  expect(KeyLimits.parse(old).browser).toBeNull();
});

test.each([
  ['dailyCreditsMax', CAP_MAX],
  ['visitorCallsMax', VISITOR_CALLS_MAX],
] as const)('the bound %s of a publishable key is a whole number from 1 to %i', (bound, max) => {
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 1, visitorCallsMax: 1 };
  const taken = [0, -1, 0.5, 1, max, max + 1].map(
    (value) => BrowserLimits.safeParse({ ...browser, [bound]: value }).success,
  );
  expect(taken).toEqual([false, false, false, true, true, false]);
});

test.each([
  ['addresses', { cidrs: Array.from({ length: 50 }, () => '::1') }, { cidrs: Array.from({ length: 51 }, () => '::1') }],
  ['a cap above 0', { monthlyCreditsMax: 1 }, { monthlyCreditsMax: 0 }],
  ['whole credits', { monthlyCreditsMax: 2 }, { monthlyCreditsMax: 1.5 }],
  ['origins', { browser: browserOf(20) }, { browser: browserOf(21) }],
  ['an origin', { browser: browserOf(1) }, { browser: browserOf(0) }],
  [
    'visitors',
    { browser: { ...browserOf(1), visitorCallsMax: 1_000_000 } },
    { browser: { ...browserOf(1), visitorCallsMax: 1_000_001 } },
  ],
])('the limits of a key are held to the printed bound: %s', (_what, inside, outside) => {
  expect(KeyLimits.safeParse({ ...limits, ...inside }).success).toBe(true);
  expect(KeyLimits.safeParse({ ...limits, ...outside }).success).toBe(false);
});

function browserOf(origins: number): BrowserLimits {
  const list = Array.from({ length: origins }, (_, index) => `https://a${index}.example`);
  return { origins: list, dailyCreditsMax: 1, visitorCallsMax: 1 };
}
