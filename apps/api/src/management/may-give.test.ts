import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { KeyLimits } from '@graha/domain/api-key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { describe, expect, test } from 'vitest';
import { refuseManaging, refuseWider } from './may-give.ts';

const OPERATIONS = listOperations(catalog);
const NOTHING: KeyLimits = { scopes: ['*'], cidrs: [], monthlyCreditsMax: null, expiresAt: null, browser: null };

const keyOf = ({ expiresAt, ...limits }: KeyLimits, env: 'live' | 'test' = 'live'): KeyListItem => ({
  keyId: 'k',
  name: 'k',
  env,
  prefix: '',
  last4: '',
  text: null,
  status: 'active',
  replacedBy: null,
  issuedAt: new Date(0),
  lastUsedAt: null,
  lastOperation: null,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
  ...limits,
});

const refusalOf = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return Reflect.get(Object(error), 'code');
  }
};
const given = (own: Partial<KeyLimits>, next: Partial<KeyLimits>) =>
  refusalOf(() =>
    refuseWider(keyOf({ ...NOTHING, ...own }), { env: 'live', limits: { ...NOTHING, ...own, ...next } }, OPERATIONS),
  );

describe('a key gives the scopes that it holds, operations of a family that it holds, and no others', () => {
  test.each<[string[], string[], string | null]>([
    [['*'], ['*'], null],
    [['*'], ['vedic', 'panchang/full'], null],
    [['panchang'], ['panchang'], null],
    [['panchang'], ['panchang/full', 'panchang/tithi'], null],
    [['panchang/full'], ['panchang/full'], null],
    [['panchang/full'], ['panchang/tithi'], 'grant_exceeded'],
    [['panchang/full'], ['panchang'], 'grant_exceeded'],
    [['panchang'], ['kundali/basic'], 'grant_exceeded'],
    [['panchang'], ['panchang/full', 'kundali/basic'], 'grant_exceeded'],
    [['panchang'], ['panchang/none-such'], 'grant_exceeded'],
    [['panchang'], ['*'], 'grant_exceeded'],
    [['*'], ['feeds'], 'grant_exceeded'],
    [['*', 'feeds'], ['feeds'], null],
  ])('%j gives %j: %s', (own, scopes, refusal) => {
    expect(given({ scopes: own }, { scopes })).toBe(refusal);
  });
});

const END = '2027-01-31T00:00:00.000Z';
const PAGE = { origins: ['https://a.example'], dailyCreditsMax: 5, visitorCallsMax: 5 };

test.each<[string, Partial<KeyLimits>, Partial<KeyLimits>, string | null]>([
  ['the same cap', { monthlyCreditsMax: 5 }, {}, null],
  ['a lower cap', { monthlyCreditsMax: 5 }, { monthlyCreditsMax: 4 }, null],
  ['a higher cap', { monthlyCreditsMax: 5 }, { monthlyCreditsMax: 6 }, 'grant_exceeded'],
  ['no cap', { monthlyCreditsMax: 5 }, { monthlyCreditsMax: null }, 'grant_exceeded'],
  ['the same end', { expiresAt: END }, {}, null],
  ['a later end', { expiresAt: END }, { expiresAt: '2027-01-31T00:00:00.001Z' }, 'grant_exceeded'],
  ['no end', { expiresAt: END }, { expiresAt: null }, 'grant_exceeded'],
  ['one of its addresses', { cidrs: ['10.0.0.0/8', '192.0.2.1'] }, { cidrs: ['192.0.2.1'] }, null],
  ['another address', { cidrs: ['10.0.0.0/8'] }, { cidrs: ['192.0.2.1'] }, 'grant_exceeded'],
  ['every address', { cidrs: ['10.0.0.0/8'] }, { cidrs: [] }, 'grant_exceeded'],
  ['the bounds of a page', {}, { browser: PAGE }, null],
])('a key gives %s: %j to %j', (_what, own, next, refusal) => {
  expect(given(own, next)).toBe(refusal);
});

test('a test key gives test keys alone, and a live key both', () => {
  const outcome = (own: 'live' | 'test', env: 'live' | 'test') =>
    refusalOf(() => refuseWider(keyOf(NOTHING, own), { env, limits: NOTHING }, OPERATIONS));
  expect(outcome('test', 'test')).toBeNull();
  expect(outcome('test', 'live')).toBe('grant_exceeded');
  expect([outcome('live', 'test'), outcome('live', 'live')]).toEqual([null, null]);
});

test('no key gives the right to manage, not even with other scopes beside it', () => {
  expect(refusalOf(() => refuseManaging({ scopes: ['*', 'manage'] }))).toBe('grant_exceeded');
  expect(refusalOf(() => refuseManaging({ scopes: ['*', 'feeds'] }))).toBeNull();
});
