import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { CURRENT_VERSION, VERSIONS } from '@graha/formulas/versions';
import { expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';

const [{ date: OLD }] = VERSIONS;
const on = appWith({ sky: await createEphemeris() });
const withKey = { 'x-api-key': on.issue().text };
const POLAR = { ...EXAMPLE_BIRTH, latitude: 69.65, longitude: 18.96, timezone: 1 };
const VARA = { operation: 'panchang/vara', request: EXAMPLE_BIRTH, from: OLD };

const post = (payload: object, headers: Record<string, string> = {}) =>
  on.app.inject({ method: 'POST', url: '/api/v1/changes', headers: { ...withKey, ...headers }, payload });

test('members that differ have both values and the line of the changelog, for two calls', async () => {
  const answered = await post(VARA);
  expect(answered.statusCode).toBe(200);
  expect(answered.json()).toMatchObject({ operation: 'panchang/vara', from: OLD, to: CURRENT_VERSION.date });
  expect(answered.json().changes).toContainEqual({ pointer: '/metadata/day_start', new: 'sunrise' });
  expect(answered.json().explained_by[0]).toContain('settings.day_start');
  expect(answered.headers['x-credits-cost']).toBe('2');
  expect(on.ledger.rows.at(-1)).toMatchObject({ operation: 'panchang/vara', cost: 2 });
});

test('equal answers have no change, and numbers that moved are explained', async () => {
  const equal = await post({ operation: 'kundali/basic', request: EXAMPLE_BIRTH, from: OLD });
  expect(equal.json()).toMatchObject({ changes: [], explained_by: [] });
  const polar = (await post({ operation: 'houses/cusps', request: POLAR, from: OLD })).json();
  expect(polar.changes.every(({ pointer }: { pointer: string }) => pointer.startsWith('/'))).toBe(true);
  expect(polar.explained_by).toHaveLength(polar.changes.length > 0 ? 1 : 0);
});

test('a repetition under an idempotency key is free and equal', async () => {
  const [first, again] = [
    await post(VARA, { 'idempotency-key': 'compare' }),
    await post(VARA, { 'idempotency-key': 'compare' }),
  ];
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.body).toBe(first.body);
});

test.each([
  ['an unknown version', { ...VARA, from: '2020-01-01' }, 400, 'unknown_formula_version'],
  ['one version twice', { ...VARA, from: OLD, to: OLD }, 422, 'validation_error'],
  ['versions in reverse', { ...VARA, from: CURRENT_VERSION.date, to: OLD }, 422, 'validation_error'],
  ['an unknown operation', { ...VARA, operation: 'panchang/none' }, 404, 'not_found'],
  ['a wrong request', { ...VARA, request: { year: 'x' } }, 422, 'validation_error'],
  ['a further member', { ...VARA, extra: 1 }, 422, 'validation_error'],
])('%s is refused without a charge', async (_what, payload, status, code) => {
  const before = on.ledger.rows.length;
  const refused = await post(payload);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  expect(on.ledger.rows.length).toBe(before);
});

test('a key without the scope of the operation is refused', async () => {
  const narrow = on.issue({ scopes: ['western'] });
  const refused = await post(VARA, { 'x-api-key': narrow.text });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'scope_denied']);
});
