import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiKeyEvents } from '../keys/api-key.ts';
import { birthEvents } from '../births/birth.ts';
import { eventSubscriptionEvents } from '../subscriptions/event-subscription.ts';
import { deciderOf } from '../core/aggregate.ts';
import { secret, secretFieldsOf } from '../core/event.ts';
import { eventSchemas, withoutSecrets } from './events.ts';
import { broadcastEvents } from '../operations/broadcast.ts';
import { incidentEvents } from '../operations/incident.ts';
import { operatorEvents } from '../operations/operator.ts';
import { Refusal, REFUSALS } from '../core/refusal.ts';
import { ssoEvents } from '../team/sso.ts';
import { stripeInboxEvents } from '../billing/stripe-inbox.ts';
import { subscriptionEvents } from '../billing/subscription.ts';
import { tenantEvents } from '../team/tenant-events.ts';
import { upkeepEvents } from '../operations/upkeep.ts';
import { userEvents } from '../team/user.ts';
import { webhookEvents } from '../webhooks/webhook.ts';

test('no two kinds of stream share the name of an event', () => {
  const ofPeople = [
    tenantEvents,
    apiKeyEvents,
    subscriptionEvents,
    webhookEvents,
    birthEvents,
    eventSubscriptionEvents,
    ssoEvents,
    userEvents,
  ];
  const all = [...ofPeople, operatorEvents, upkeepEvents, incidentEvents, broadcastEvents, stripeInboxEvents];
  const names = all.flatMap((events) => Object.keys(events));
  expect(names.toSorted()).toEqual(Object.keys(eventSchemas).toSorted());
});

test('a reader is shown an event without its secret fields', () => {
  const event = { type: 'KeyIssued', data: { keyId: 'k1', last4: 'abcd', hash: 'h' }, streamVersion: 1 };
  expect(withoutSecrets(event)).toEqual({ type: 'KeyIssued', data: { keyId: 'k1', last4: 'abcd' }, streamVersion: 1 });
  expect(event.data).toHaveProperty('hash');
});

test('an event without secrets is shown whole', () => {
  const event = { type: 'TenantRenamed', data: { name: 'Acme' } };
  expect(withoutSecrets(event)).toEqual(event);
});

test('of an unknown event nothing is shown but its name, for its fields may be secret', () => {
  expect(withoutSecrets({ type: 'FromTheFuture', data: { hash: 'h' } })).toEqual({ type: 'FromTheFuture', data: {} });
  expect(withoutSecrets({ type: 'toString', data: { hash: 'h' } })).toEqual({ type: 'toString', data: {} });
});

test('a secret field is found inside wrappers such as nullable', () => {
  const marked = secret(z.string());
  const schema = z.object({ a: marked, b: marked.nullable().optional(), c: z.string().nullable(), d: z.array(marked) });
  expect(secretFieldsOf(schema)).toEqual(['a', 'b', 'd']);
});

test('an event that only newer code knows leaves the state as it was', () => {
  const count = deciderOf<number, { type: 'add' }, { type: 'Added' }>({
    initial: 0,
    decide: { add: () => [{ type: 'Added' }] },
    evolve: { Added: (sum) => sum + 1 },
  });
  // Safe: the very case that the types exclude and a log written by newer code contains.
  const unknown = { type: 'Subtracted' } as unknown as { type: 'Added' };
  expect([{ type: 'Added' } as const, unknown].reduce(count.evolve, count.initial)).toBe(1);
});

test('a refusal carries its code, its kind and a sentence for the reader', () => {
  expect(new Refusal('key_unknown')).toMatchObject({ code: 'key_unknown', kind: 'not_found', name: 'Refusal' });
  for (const { message } of Object.values(REFUSALS)) expect(message).toMatch(/^[A-Z].*\.$/);
});

/** The bounds of a schema as JSON Schema, with a mark for each text whose outer spaces are removed. */
const boundsOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      const isTrimmed = z.safeParse(zodSchema, ' text ').data === 'text';
      if (isTrimmed) jsonSchema['trims'] = true;
    },
  });

test('an event keeps the members and the bounds with which the log was written', async () => {
  const lines = Object.entries(eventSchemas).flatMap(([name, schema]) =>
    Object.entries(schema.shape).map(([member, one]) => {
      const { $schema: _uri, ...bounds } = Object(boundsOf(one));
      // A member that was added later is optional, because earlier events lack it.
      return `${name}.${member}${one.safeParse(undefined).success ? '?' : ''} ${JSON.stringify(bounds)}\n`;
    }),
  );
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/events.txt');
});
