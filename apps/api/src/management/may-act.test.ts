import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { type KeyLimits, UNLIMITED } from '@graha/domain/keys/key-limits';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { describe, expect, test } from 'vitest';
import { requireMay } from './may-act.ts';

const OPERATIONS = listOperations(catalog);
const NOTHING: KeyLimits = { ...UNLIMITED };

const keyOf = ({ expiresAt, ...limits }: KeyLimits, env: 'live' | 'test' = 'live'): KeyListItem => ({
  keyId: 'k',
  name: 'k',
  env,
  prefix: '',
  last4: '',
  text: null,
  status: 'active',
  replacedBy: null,
  lineId: null,
  makerId: null,
  issuedAt: new Date(0),
  lastUsedAt: null,
  lastOperation: null,
  captureUntil: null,
  revokedAt: null,
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
    requireMay({ own: keyOf({ ...NOTHING, ...own }), operations: OPERATIONS }, 'create', {
      env: 'live',
      limits: { ...NOTHING, ...own, ...next },
    }),
  );

describe('a key gives the scopes that it holds, operations of a family that it holds, and no others', () => {
  test.each<[string[], string[], string | null]>([
    [['*'], ['*'], null],
    [['*'], ['vedic', 'panchang/full'], null],
    [['panchang'], ['panchang'], null],
    [['panchang'], ['panchang/full', 'panchang/tithi'], null],
    [['panchang/full'], ['panchang/full'], null],
    [['panchang/full'], ['panchang/tithi'], 'key_wider'],
    [['panchang/full'], ['panchang'], 'key_wider'],
    [['panchang'], ['kundali/basic'], 'key_wider'],
    [['panchang'], ['panchang/full', 'kundali/basic'], 'key_wider'],
    [['panchang'], ['panchang/none-such'], 'key_wider'],
    [['panchang'], ['*'], 'key_wider'],
    [['*'], ['feeds'], 'key_wider'],
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
  ['a higher cap', { monthlyCreditsMax: 5 }, { monthlyCreditsMax: 6 }, 'key_wider'],
  ['no cap', { monthlyCreditsMax: 5 }, { monthlyCreditsMax: null }, 'key_wider'],
  ['the same end', { expiresAt: END }, {}, null],
  ['a later end', { expiresAt: END }, { expiresAt: '2027-01-31T00:00:00.001Z' }, 'key_wider'],
  ['no end', { expiresAt: END }, { expiresAt: null }, 'key_wider'],
  ['one of its addresses', { cidrs: ['10.0.0.0/8', '192.0.2.1'] }, { cidrs: ['192.0.2.1'] }, null],
  ['another address', { cidrs: ['10.0.0.0/8'] }, { cidrs: ['192.0.2.1'] }, 'key_wider'],
  ['every address', { cidrs: ['10.0.0.0/8'] }, { cidrs: [] }, 'key_wider'],
  ['the bounds of a page', {}, { browser: PAGE }, null],
])('a key gives %s: %j to %j', (_what, own, next, refusal) => {
  expect(given(own, next)).toBe(refusal);
});
