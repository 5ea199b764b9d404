import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import { secret, type EventOf } from '../core/event.ts';
import { KEY_ENVS } from './key-format.ts';
import { KeyLimits, pickLimits, sameLimits, UNLIMITED } from './key-limits.ts';
import { Refusal } from '../core/refusal.ts';
import { mayManage, mayUseBirths } from './scopes.ts';
import { keyStream } from '../core/streams.ts';

const KeyId = z.uuid();
const Instant = z.iso.datetime();

export const KEY_NAME_LENGTH_MAX = 100;

const KeyIdentity = z.object({
  keyId: KeyId,
  publicId: z.string().regex(/^[0-9A-Za-z]{8}$/),
  name: z.string().trim().min(1).max(KEY_NAME_LENGTH_MAX),
  env: z.enum(KEY_ENVS),
  prefix: z.string(),
  last4: z.string().length(4),
  /** HMAC-SHA-256 of the secret under the pepper, in hexadecimal. */
  hash: secret(z.string().regex(/^[0-9a-f]{64}$/)),
  hashVersion: z.int().positive(),
  /** The full text of a publishable key, which is not a secret. */
  publishableText: z.string().nullable().default(null),
  /** The first key of a line of replacements, which share a cap; null: this key. */
  lineId: KeyId.nullable().default(null),
  /** The line of the key that created this one, whose cap it shares; null: created by a person. */
  makerId: KeyId.nullable().default(null),
});

export const apiKeyEvents = {
  KeyIssued: z.object({ ...KeyIdentity.shape, ...KeyLimits.shape }),
  KeyRotated: z.object({ keyId: KeyId, newKeyId: KeyId, oldValidUntil: Instant }),
  KeyRestricted: z.object({ keyId: KeyId, ...KeyLimits.shape }),
  /** `reason`: only from an operator. */
  KeyDisabled: z.object({ keyId: KeyId, reason: z.string().trim().min(1).max(500).optional() }),
  KeyEnabled: z.object({ keyId: KeyId }),
  KeyRevoked: z.object({ keyId: KeyId, reason: z.string().trim().min(1).max(200) }),
  /** Requests and answers of the key are kept until this instant. */
  KeyCaptureStarted: z.object({ keyId: KeyId, until: Instant }),
  KeyCaptureEnded: z.object({ keyId: KeyId }),
  KeyLeakReported: z.object({ keyId: KeyId, source: z.string().min(1).max(100), url: z.url().nullable() }),
};
export type ApiKeyEvent = EventOf<typeof apiKeyEvents>;

export type ApiKey = {
  status: 'absent' | 'active' | 'disabled' | 'revoked';
  limits: KeyLimits;
  makerId: string | null;
  replacedBy: string | null;
  /** The end of the last capture; null: there was none, or a person ended it. */
  captureUntil: string | null;
};

export type ApiKeyCommand = { now: string; keyId: string } & (
  | ({ type: 'issue' } & Omit<z.output<typeof KeyIdentity>, 'keyId'> & KeyLimits)
  | { type: 'rotate'; newKeyId: string; oldValidUntil: string }
  | ({ type: 'restrict' } & KeyLimits)
  | { type: 'disable'; reason?: string }
  | { type: 'enable' }
  | { type: 'revoke'; reason: string }
  | { type: 'startCapture' }
  | { type: 'endCapture' }
  | { type: 'reportLeak'; source: string; url: string | null }
);

/** The length of a capture. */
export const CAPTURE_MS = 3_600_000;

/** Maximum number of days for which a replaced key may keep working. */
export const ROTATION_OVERLAP_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

const isCaptured = ({ captureUntil }: ApiKey, now: string): boolean =>
  captureUntil !== null && Date.parse(captureUntil) > Date.parse(now);

const issued = (key: ApiKey): ApiKey => {
  if (key.status === 'absent') throw new Refusal('key_unknown');
  return key;
};

const living = (key: ApiKey): ApiKey => {
  if (issued(key).status === 'revoked') throw new Refusal('key_revoked');
  return key;
};

function checkExpiry(expiresAt: string | null, now: string): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now)) throw new Refusal('expiry_in_past');
}

function checkOverlap(key: ApiKey, oldValidUntil: string, now: string): void {
  const untilMs = Date.parse(oldValidUntil);
  const nowMs = Date.parse(now);
  if (key.limits.expiresAt !== null && Date.parse(key.limits.expiresAt) <= nowMs) throw new Refusal('key_expired');
  if (untilMs < nowMs) throw new Refusal('expiry_in_past');
  if (untilMs > nowMs + ROTATION_OVERLAP_DAYS_MAX * DAY_MS) throw new Refusal('overlap_too_long');
}

/** A publishable key is public, so it may not manage keys. Its kind never changes, because the kind is part of its text. */
function checkKind({ env, scopes, browser }: { env?: string } & KeyLimits): void {
  if (browser === null) return;
  if (mayManage(scopes)) throw new Refusal('publishable_manages');
  if (mayUseBirths(scopes)) throw new Refusal('publishable_births');
  if (env === 'test') throw new Refusal('publishable_test');
}

/** A key created by a key must not create others, because only its maker's cap limits its own. */
function checkMade(makerId: string | null, { scopes }: KeyLimits): void {
  if (makerId !== null && mayManage(scopes)) throw new Refusal('key_made_by_key');
}

const earlier = (a: string, b: string | null): string => (b !== null && Date.parse(b) < Date.parse(a) ? b : a);

/** A key id alone does not identify its workspace. */
export type KeyRef = { tenantId: string; keyId: string };

export const apiKey = aggregateOf<KeyRef, ApiKey, ApiKeyCommand, ApiKeyEvent>({
  name: 'apiKey',
  streamOf: ({ keyId }) => keyStream(keyId),
  tenantOf: ({ tenantId }) => tenantId,
  initial: {
    status: 'absent',
    limits: { ...UNLIMITED, scopes: [] },
    makerId: null,
    replacedBy: null,
    captureUntil: null,
  },

  decide: {
    issue: ({ type: _type, now, ...data }, key) => {
      if (key.status !== 'absent') throw new Refusal('key_exists');
      checkExpiry(data.expiresAt, now);
      checkKind(data);
      checkMade(data.makerId, data);
      return [{ type: 'KeyIssued', data }];
    },

    rotate: ({ keyId, newKeyId, oldValidUntil, now }, key) => {
      if (living(key).replacedBy === newKeyId) return [];
      if (key.replacedBy !== null) throw new Refusal('key_rotated');
      checkOverlap(key, oldValidUntil, now);
      const until = earlier(oldValidUntil, key.limits.expiresAt); // A rotation never extends an expiry.
      return [{ type: 'KeyRotated', data: { keyId, newKeyId, oldValidUntil: until } }];
    },

    restrict: ({ type: _type, now, ...data }, key) => {
      if (living(key).replacedBy !== null) throw new Refusal('key_rotated');
      checkExpiry(data.expiresAt, now);
      if ((key.limits.browser === null) !== (data.browser === null)) throw new Refusal('key_kind_fixed');
      checkKind(data);
      checkMade(key.makerId, data);
      const { keyId: _keyId, ...limits } = data;
      return sameLimits(key.limits, limits) ? [] : [{ type: 'KeyRestricted', data }];
    },

    disable: ({ keyId, reason }, key) =>
      living(key).status === 'disabled'
        ? []
        : [{ type: 'KeyDisabled', data: { keyId, ...(reason === undefined ? {} : { reason }) } }],
    enable: ({ keyId }, key) => (living(key).status === 'active' ? [] : [{ type: 'KeyEnabled', data: { keyId } }]),

    revoke: ({ keyId, reason }, key) =>
      issued(key).status === 'revoked' ? [] : [{ type: 'KeyRevoked', data: { keyId, reason } }],

    /** A capture that runs is not prolonged, so that two clicks and a forgotten page keep nothing longer. */
    startCapture: ({ keyId, now }, key) =>
      isCaptured(living(key), now)
        ? []
        : [{ type: 'KeyCaptureStarted', data: { keyId, until: new Date(Date.parse(now) + CAPTURE_MS).toISOString() } }],
    endCapture: ({ keyId, now }, key) =>
      isCaptured(issued(key), now) ? [{ type: 'KeyCaptureEnded', data: { keyId } }] : [],

    reportLeak: ({ keyId, source, url }, key) => {
      issued(key); // A leak of a revoked key is recorded too, because other secrets may have leaked at the same place.
      return [{ type: 'KeyLeakReported', data: { keyId, source, url } }];
    },
  },

  evolve: {
    KeyIssued: (key, { data }) => ({ ...key, status: 'active', makerId: data.makerId, limits: pickLimits(data) }),
    KeyRotated: (key, { data }) => ({
      ...key,
      limits: { ...key.limits, expiresAt: data.oldValidUntil },
      replacedBy: data.newKeyId,
    }),
    KeyRestricted: (key, { data }) => ({ ...key, limits: pickLimits(data) }),
    KeyDisabled: (key) => ({ ...key, status: 'disabled' }),
    KeyEnabled: (key) => ({ ...key, status: 'active' }),
    KeyRevoked: (key) => ({ ...key, status: 'revoked' }),
    KeyCaptureStarted: (key, { data }) => ({ ...key, captureUntil: data.until }),
    KeyCaptureEnded: (key) => ({ ...key, captureUntil: null }),
    KeyLeakReported: (key) => key,
  },
});
