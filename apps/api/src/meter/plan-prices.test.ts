import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { HEADERS } from '@graha/catalog/project/openapi/openapi-http';
import { costOf } from '@graha/catalog/operation/price';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { MANAGEMENT_SAMPLES } from '@graha/domain/management/management-samples';
import { CALL_CREDITS_MAX } from '@graha/domain/billing/plans';
import { isFamilyScope } from '@graha/domain/keys/scopes';
import { expect, test } from 'vitest';
import { creditHeaders } from './balances.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const operations = listOperations(catalog);
const [festivals] = operations.filter(({ id }) => id === 'panchang/festivals');

test('on Free every operation whose price does not depend on its length counts as one call', () => {
  const prices = operations.filter(({ pricedBy }) => pricedBy === undefined).map(({ credits }) => credits);
  expect(Math.max(...prices)).toBeLessThanOrEqual(CALL_CREDITS_MAX);
});

test('a day of a feed costs what a year of the festivals in it costs, and counts as one call', () => {
  if (!festivals) throw new Error('The catalogue has no panchang/festivals.');
  const year = festivals.input.parse({ ...DELHI, from: '2028-01-01', to: '2028-12-31' });
  expect(FEED_CREDITS).toBe(costOf(festivals, year));
  expect(FEED_CREDITS).toBeLessThanOrEqual(CALL_CREDITS_MAX);
});

test('the contract describes exactly the headers of credits that an answer carries', () => {
  const balance = { creditsRemaining: 1, creditsLimit: 2, callsRemaining: 3, resetsAt: new Date(0) };
  const rest = { outcome: 'charged', seq: 1, asOf: null, engineVersion: '1' } as const;
  const sent = Object.keys(creditHeaders({ browser: null }, { ...balance, ...rest, cost: 1 }));
  const described = Object.keys(HEADERS).map((name) => name.toLowerCase());
  expect(described.filter((name) => /^x-(credits|calls)-/.test(name)).toSorted()).toEqual(sent.toSorted());
});

test('the samples of the Management API give scopes that exist', () => {
  const given = Object.values(MANAGEMENT_SAMPLES).flatMap((code) =>
    [...code.matchAll(/scopes['"]?\s*(?::|=>|=)\s*\[['"]([a-z/-]+)['"]/g)].map(([, scope]) => scope),
  );
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((scope) => !isFamilyScope(scope ?? ''))).toEqual([]);
});
