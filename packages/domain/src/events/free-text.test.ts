import { expect, test } from 'vitest';
import { z } from 'zod';
import { ERASED } from '../core/erased.ts';
import { secretFieldsOf } from '../core/event.ts';
import { eventSchemas, isEventType } from './events.ts';
import { erasedText, FREE_TEXT, joinText, splitText } from './free-text.ts';

/** Strings of events that identify nobody, by reason. A new string member of an event must be here or in `FREE_TEXT`. */
const PLAIN = {
  'an id that the product or Stripe made': [
    'ownerUserId',
    'invitationId',
    'userId',
    'fromUserId',
    'toUserId',
    'exportId',
    'alertId',
    'keyId',
    'passkeyId',
    'tenantId',
    'tenantIds',
    'sessionId',
    'grantedBy',
    'by',
    'adjustmentId',
    'invoiceId',
    'stripeCustomerId',
    'stripeSubscriptionId',
    'stripePriceId',
    'objectId',
    'paymentId',
    'chargeId',
    'refundId',
    'disputeId',
    'bought.sessionId',
  ],
  'what a key is known by; the text of a publishable key is its id': ['publicId', 'prefix', 'last4', 'publishableText'],
  'one of a fixed set': [
    'scopes',
    'kinds',
    'language',
    'timezone',
    'provider',
    'projection',
    'currency',
    'month',
    'eventType',
  ],
  'published by an operator, for everybody': ['title', 'text'],
  'computed by the program': ['checksum', 'error', 'effect', 'why'],
};
const PLAIN_NAMES = Object.values(PLAIN).flat();

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

// Safe: the schemas of events are made by `z`, and each is one of the kinds that its union of types lists.
const definitionOf = (schema: Schema): Definition => (schema as z.ZodType).def as Definition;

/** The schema of an enumeration, an id, a day or an instant excludes free text. */
const isFree = (def: Definition): boolean =>
  !('format' in def && (def.format === 'uuid' || def.format === 'datetime' || def.format === 'date'));

/** Returns the paths of all strings below a schema that may have any text. An unknown kind of schema fails. */
function stringsOf(schema: Schema, path: string): string[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return isFree(def) ? [path] : [];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => stringsOf(inner, path ? `${path}.${name}` : name));
    case 'array':
      return stringsOf(def.element, path);
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path);
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
      return [];
    default:
      throw new Error(`Say here whether a member of the kind "${def.type}" (${path}) can hold text.`);
  }
}

const EVENTS = Object.entries(eventSchemas);

test.each(EVENTS)('every text of %s is declared as free text or as plain', (type, schema) => {
  const sealed = isEventType(type) ? Object.keys(FREE_TEXT[type] ?? {}) : [];
  const kept = [...sealed, ...secretFieldsOf(schema)];
  const undeclared = [...new Set(stringsOf(schema, ''))].filter(
    (path) => !PLAIN_NAMES.includes(path) && !kept.some((known) => path === known || path.startsWith(`${known}.`)),
  );
  expect(undeclared, 'members that hold free text').toEqual([]);
});

test('no name of a plain member is left over', () => {
  const used = new Set(EVENTS.flatMap(([, schema]) => stringsOf(schema, '')));
  expect(PLAIN_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

test('a new text of an event is noticed, at any depth', () => {
  const schema = z.object({
    a: z.object({ note: z.string() }).nullable(),
    b: z.array(z.url()),
    c: z.uuid().optional(),
  });
  expect(stringsOf(schema, '')).toEqual(['a.note', 'b']);
  expect(() => stringsOf(z.object({ d: z.record(z.string(), z.string()) }), '')).toThrow('"record" (d)');
});

/** Returns the schema of a member, unwrapped. */
function memberOf(schema: Schema, [head, ...rest]: readonly string[]): Schema | undefined {
  if (head === undefined) return schema;
  const def = definitionOf(schema);
  if (def.type === 'object') return def.shape[head] && memberOf(def.shape[head], rest);
  return 'innerType' in def ? memberOf(def.innerType, [head, ...rest]) : undefined;
}

test('what reads in place of an erased text is allowed by the schema of its event', () => {
  for (const [type, members] of Object.entries(FREE_TEXT)) {
    for (const [path, value] of Object.entries(members)) {
      const schema = isEventType(type) ? memberOf(eventSchemas[type], path.split('.')) : undefined;
      if (!schema) throw new Error(`${type} has no member ${path}.`);
      expect(z.core.parse(schema, value), `${type}.${path}`).toEqual(value);
    }
  }
});

const LIMITS = { keyId: 'k', cidrs: ['192.0.2.7'], browser: { origins: ['https://a.example'], dailyCreditsMax: 1 } };

test('free text is split off and joined again, within objects too', () => {
  const { plain, text } = splitText('KeyRestricted', LIMITS);
  expect(plain).toEqual({ keyId: 'k', browser: { dailyCreditsMax: 1 } });
  expect(text).toEqual({ cidrs: ['192.0.2.7'], 'browser.origins': ['https://a.example'] });
  expect(joinText(plain, text)).toEqual(LIMITS);
  expect(LIMITS.cidrs).toEqual(['192.0.2.7']);
});

test('what is absent stays absent, and what is null stays null', () => {
  const limits = { keyId: 'k', cidrs: ['192.0.2.7'], browser: null };
  expect(splitText('KeyRestricted', limits)).toEqual({
    plain: { keyId: 'k', browser: null },
    text: { cidrs: ['192.0.2.7'] },
  });
  expect(splitText('TenantResumed', {})).toEqual({ plain: {}, text: {} });
  expect(splitText('KeyLeakReported', { source: 's', url: null })).toEqual({
    plain: { url: null },
    text: { source: 's' },
  });
});

test('an event without free text, and one that only newer code knows, is left as it is', () => {
  const data = { name: 'Acme' };
  expect(splitText('MemberInvited', data)).toEqual({ plain: data, text: {} });
  expect(splitText('toString', data)).toEqual({ plain: data, text: {} });
});

test('erased members read as their placeholders', () => {
  expect(erasedText('ClockChosen', ['place'])).toEqual({ place: null });
  expect(erasedText('KeyIssued', ['name', 'cidrs'])).toEqual({ name: ERASED, cidrs: [] });
});
