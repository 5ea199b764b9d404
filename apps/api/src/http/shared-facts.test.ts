import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { REPORT_MEMBERS } from '@graha/catalog/families/reports/request';
import { BirthDetails } from '@graha/catalog/request/birth';
import { ZoneText } from '@graha/catalog/request/zones/timezone';
import { BirthMembers } from '@graha/domain/management/birth-members';
import { SubscribedPlace } from '@graha/domain/management/subscription-members';
import { EventKind, SUBSCRIPTION_LIMITS } from '@graha/domain/subscriptions/event-subscription';
import { BrandSchema } from '@graha/domain/team/brand-schema';
import { BRAND_MEMBERS } from '@graha/domain/team/report-brand';
import { ClockPlace } from '@graha/domain/team/tenant-events';
import { IDEMPOTENCY_MS } from '@graha/domain/usage/usage-period';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { WINDOW_SECONDS } from '../limits/counters.ts';
import { appWith, operations } from '../testing/app-with.ts';
import { apiDocument } from './api-document.ts';

/** Facts that both the packages of the sky and those of the business state, which import nothing of each other. */

const Bounds = z.object({ minimum: z.number().optional(), maximum: z.number().optional() });
const Members = z.object({ properties: z.record(z.string(), z.looseObject(Bounds.shape)) });

/** The bounds of the numbers of a schema, by the names of its members. */
function boundsOf(schema: z.ZodType): Record<string, readonly [number, number]> {
  const { $defs, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { properties } = Members.parse(Object.values($defs ?? {})[0] ?? written);
  const rows = Object.entries(properties).flatMap(([name, { minimum, maximum }]) =>
    minimum === undefined || maximum === undefined ? [] : [[name, [minimum, maximum]] as const],
  );
  return Object.fromEntries(rows);
}
const OF_BIRTH = boundsOf(BirthDetails);

describe('a birth to store', () => {
  const stored = Object.entries(boundsOf(BirthMembers));
  test('has bounds on each part of its time', () =>
    expect(stored.map(([name]) => name)).toEqual(
      expect.arrayContaining(['year', 'month', 'date', 'hours', 'minutes', 'seconds', 'place_id']),
    ));

  test.each(stored)('takes every %s that a request takes', (name, [least, most]) => {
    const asked = OF_BIRTH[name] ?? [0, 1]; // `fold` is one of two numbers.
    expect(least).toBeLessThanOrEqual(asked[0]);
    expect(most).toBeGreaterThanOrEqual(asked[1]);
  });
});

test.each([
  ['a subscription', SubscribedPlace],
  ['a workspace', ClockPlace],
])('the place of %s may be any place of a request, and no other', (_whose, place) => {
  const { latitude, longitude } = OF_BIRTH;
  expect(boundsOf(place)).toEqual({ latitude, longitude });
});

test('a subscription takes every zone that a request takes', () => {
  const zone = 'x'.repeat(ZoneText.maxLength ?? 0);
  expect(SubscribedPlace.shape.timezone.safeParse(zone).success).toBe(true);
  expect(SubscribedPlace.shape.timezone.maxLength).toBe(ZoneText.maxLength);
});

test.each(Object.entries(SUBSCRIBED_KINDS))('one subscription takes every kind of events of a %s', (_group, kinds) => {
  expect(kinds.length).toBeLessThanOrEqual(SUBSCRIPTION_LIMITS.kinds);
  expect(kinds.filter((kind) => !EventKind.safeParse(kind).success)).toEqual([]);
});

const Texts = z.object({
  properties: z.record(
    z.string(),
    z.object({ type: z.string(), maxLength: z.number().optional(), pattern: z.string().optional() }),
  ),
});

/** The limits of the texts of a schema, by the names of its members. */
function textsOf(schema: z.ZodType) {
  const { $defs, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Texts.parse(Object.values($defs ?? {})[0] ?? written).properties;
}

test('the stored brand of reports has the members and limits of the brand in a request', () => {
  const [stored, sent] = [textsOf(BrandSchema), textsOf(REPORT_MEMBERS.brand)];
  expect(Object.keys(stored)).toEqual([...BRAND_MEMBERS]);
  expect(Object.keys(sent)).toEqual([...BRAND_MEMBERS]);
  // Stored texts have a length also if their form bounds it, as that of a colour.
  for (const name of BRAND_MEMBERS) expect(stored[name]).toMatchObject(Object(sent[name]));
});

const Parameter = z.looseObject({ name: z.string(), description: z.string().optional() });
const Named = Parameter.extend({ schema: z.object({ minLength: z.number(), maxLength: z.number() }) });
const Header = z.object({ description: z.string() });
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(z.unknown()).optional() }))),
  components: z.object({
    parameters: z.record(z.string(), Parameter),
    headers: z.record(z.string(), Header),
    securitySchemes: z.object({ ApiKey: z.object({ in: z.literal('header'), name: z.string() }) }),
  }),
});

describe('the document of the API', async () => {
  const options = { serverUrl: 'https://api.graha.dev', portalUrl: 'https://graha.dev', sky: await createEphemeris() };
  const { paths, components } = Document.parse(JSON.parse(JSON.stringify(apiDocument(options))));
  const own = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters.flatMap((one) => Parameter.safeParse(one).data ?? []),
    ),
  );
  const keys = [...Object.values(components.parameters), ...own].filter(({ name }) => name === 'Idempotency-Key');

  test('bounds an Idempotency-Key as the server does', () => {
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) {
      const { minLength, maxLength } = Named.parse(key).schema;
      for (const length of [minLength, maxLength]) expect(idempotencyKeyOf('k'.repeat(length))).toHaveLength(length);
      for (const length of [minLength - 1, maxLength + 1])
        expect(() => idempotencyKeyOf('k'.repeat(length))).toThrow(expect.objectContaining({ code: 'invalid_header' }));
    }
  });

  test('says how long the ledger keeps an Idempotency-Key', () => {
    const description = components.parameters['Idempotency-Key']?.description ?? '';
    expect(/for (\d+) hours/.exec(description)?.[1]).toBe(String(IDEMPOTENCY_MS / 3_600_000));
  });

  test('counts the rate in the window of the server', () => {
    expect(WINDOW_SECONDS).toBe(60);
    expect(components.headers['X-RateLimit-Limit']?.description).toContain('in a minute');
  });

  test('names the header by which a call is let in', async () => {
    const { app, issue } = appWith();
    const { name } = components.securitySchemes.ApiKey;
    const [operation] = operations;
    const headers = { [name]: issue().text };
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/${operation?.id}`,
      headers,
      payload: Object(operation?.example),
    });
    expect(answer.statusCode).toBe(200);
    await app.close();
  });
});
