import { ERASED, ERASED_DOMAIN, ERASED_URL } from '../core/erased.ts';
import { ERASED_LIMITS } from '../keys/key-limits.ts';
import type { DomainEventType } from './events.ts';

type FreeText = Readonly<Record<string, unknown>>;
type Data = Record<string, unknown>;

/**
 * Members of each event that have text by people, or that identify a person or their machines, with the replacement after the
 * key is destroyed. A dot separates nested names. The log seals these members; all others stay readable for ever.
 */
export const FREE_TEXT: { readonly [Type in DomainEventType]?: FreeText } = {
  TenantCreated: { name: ERASED },
  TenantRenamed: { name: ERASED },
  TenantSuspended: { reason: ERASED },
  TenantResumed: { reason: ERASED },
  ClockChosen: { place: null },
  KeyIssued: { name: ERASED, ...ERASED_LIMITS },
  KeyRestricted: ERASED_LIMITS,
  KeyDisabled: { reason: ERASED },
  KeyRevoked: { reason: ERASED },
  KeyLeakReported: { source: ERASED, url: ERASED_URL },
  WebhookAdded: { url: ERASED_URL },
  WebhookChanged: { url: ERASED_URL },
  SsoConnected: { issuer: ERASED_URL, clientId: ERASED, domain: ERASED_DOMAIN },
  SsoDomainVerified: { domain: ERASED_DOMAIN },
  SsoDomainLost: { domain: ERASED_DOMAIN },
  SsoRemoved: { domain: ERASED_DOMAIN },
  PlanGranted: { reason: ERASED },
  CreditsAdjusted: { reason: ERASED },
  RefundRequested: { reason: ERASED },
  ImpersonationStarted: { reason: ERASED, ticket: ERASED },
};

const freeTextOf = (type: string): FreeText => {
  // Safe: every name in the table is that of an event.
  return Object.hasOwn(FREE_TEXT, type) ? (FREE_TEXT[type as DomainEventType] ?? {}) : {};
};

/** The types of event that have free text. */
export const FREE_TEXT_TYPES: readonly string[] = Object.keys(FREE_TEXT);

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function valueAt(data: Data, path: string): unknown {
  const [head = '', ...rest] = path.split('.');
  const value = data[head];
  return rest.length > 0 && isObject(value) ? valueAt(value, rest.join('.')) : rest.length > 0 ? undefined : value;
}

function withValueAt(data: Data, path: string, value: unknown): Data {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...data, [head]: value };
  const inner = data[head];
  return { ...data, [head]: withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

function withoutValueAt(data: Data, path: string): Data {
  const [head = '', ...rest] = path.split('.');
  const { [head]: inner, ...others } = data;
  return rest.length > 0 && isObject(inner) ? { ...others, [head]: withoutValueAt(inner, rest.join('.')) } : others;
}

/** Splits an event's data into readable data and its free text by member. Null and absent members stay unchanged. */
export function splitText(type: string, data: Data): { plain: Data; text: Data } {
  const present = Object.keys(freeTextOf(type)).filter((path) => valueAt(data, path) != null);
  return {
    plain: present.reduce(withoutValueAt, data),
    text: Object.fromEntries(present.map((path) => [path, valueAt(data, path)])),
  };
}

/** The inverse of `splitText`. */
export const joinText = (plain: Data, text: Data): Data =>
  Object.entries(text).reduce((data, [path, value]) => withValueAt(data, path, value), plain);

/** The replacements of these members of the event after their key is destroyed. */
export const erasedText = (type: string, members: readonly string[]): Data =>
  Object.fromEntries(members.map((path) => [path, freeTextOf(type)[path]]));
