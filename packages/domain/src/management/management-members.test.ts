import { expect, test } from 'vitest';
import { z } from 'zod';
import * as members from './management-members.ts';
import { NewKey, NewWebhook, Rotation, UsageQuery } from './management-members.ts';

const key = { name: 'CI' };
const page = { origins: ['https://a.example'], daily_credits_max: 1, visitor_calls_max: 1 };
const hook = { url: 'https://example.com', types: ['key.created'] };
const list = (count: number, one: string) => Array.from({ length: count }, () => one);

test.each([
  ['a name', NewKey, [{ name: 'x' }, { name: 'x'.repeat(100) }], [{ name: ' ' }, { name: 'x'.repeat(101) }, {}]],
  [
    'scopes',
    NewKey,
    [
      { ...key, scopes: ['*'] },
      { ...key, scopes: list(50, 'panchang') },
    ],
    [
      { ...key, scopes: [] },
      { ...key, scopes: list(51, 'panchang') },
      { ...key, scopes: [''] },
    ],
  ],
  [
    'addresses',
    NewKey,
    [{ ...key, allowed_addresses: list(50, '::1') }],
    [{ ...key, allowed_addresses: list(51, '::1') }],
  ],
  [
    'a cap',
    NewKey,
    [null, 1, 1_000_000_000].map((max) => ({ ...key, monthly_credits_max: max })),
    [0, -1, 1.5, 1_000_000_001].map((max) => ({ ...key, monthly_credits_max: max })),
  ],
  ['a page', NewKey, [{ ...key, publishable: page }], [{ ...key, publishable: { ...page, origins: [] } }]],
  ['nothing else', NewKey, [key], [{ ...key, tenant_id: 'x' }]],
  [
    'an overlap of up to thirty days',
    Rotation,
    [{}, { overlap_seconds: 0 }, { overlap_seconds: 2_592_000 }],
    [{ overlap_seconds: -1 }, { overlap_seconds: 2_592_001 }, { overlap_seconds: 0.5 }],
  ],
  ['days', UsageQuery, [{}, { from: '2026-02-28' }], [{ from: '2026-02-30' }, { key_id: 'x' }]],
  [
    'a webhook',
    NewWebhook,
    [hook],
    [
      { ...hook, types: [] },
      { ...hook, types: ['key.unknown'] },
    ],
  ],
] as const)('the Management API takes %s within its bounds alone', (_what, schema, inside, outside) => {
  const taken = [...inside, ...outside].map((value) => schema.safeParse(value).success);
  expect(taken).toEqual([...inside.map(() => true), ...outside.map(() => false)]);
});

test('what is left out has its default: a live secret key for every family, without bounds, and no overlap', () => {
  expect(NewKey.parse(key)).toEqual({
    name: 'CI',
    environment: 'live',
    scopes: ['*'],
    allowed_addresses: [],
    monthly_credits_max: null,
    expires_at: null,
    formula_version: null,
    publishable: null,
  });
  expect(Rotation.parse({})).toEqual({ overlap_seconds: 0 });
});

test('every number of the Management API is a whole one', () => {
  const schemas = Object.values(members).filter((member) => member instanceof z.ZodType);
  expect(schemas.length).toBeGreaterThan(10);
  const text = JSON.stringify(schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })));
  expect(text).toContain('"type":"integer"');
  expect(text).not.toContain('"type":"number"');
  const count = { credits: 1, calls: 2 };
  const usage = {
    from: '2026-11-20',
    to: '2026-11-21',
    ...count,
    rows: [{ day: '2026-11-20', operation: 'x', ...count }],
  };
  expect(members.ManagedUsage.parse(usage)).toEqual(usage);
  for (const wrong of [{ credits: 1.5 }, { calls: 1.5 }])
    expect(members.ManagedUsage.safeParse({ ...usage, ...wrong }).success).toBe(false);
});
