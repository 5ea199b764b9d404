import { expect, test } from 'vitest';
import type { KeyLimits } from './api-key.ts';
import { widensLimits } from './widened-limits.ts';

const NONE: KeyLimits = { scopes: ['*'], cidrs: [], monthlyCreditsMax: null, expiresAt: null };
const TIGHT: KeyLimits = {
  scopes: ['vedic', 'dasha'],
  cidrs: ['203.0.113.0/24', '2001:db8::/32'],
  monthlyCreditsMax: 100,
  expiresAt: '2026-12-01T00:00:00Z',
};

test.each<[string, Partial<KeyLimits>]>([
  ['one more family', { scopes: ['vedic', 'dasha', 'western'] }],
  ['another family instead', { scopes: ['western'] }],
  ['all families', { scopes: ['*'] }],
  ['one more address', { cidrs: [...TIGHT.cidrs, '198.51.100.7'] }],
  ['any address', { cidrs: [] }],
  ['a higher cap', { monthlyCreditsMax: 101 }],
  ['no cap', { monthlyCreditsMax: null }],
  ['a later end', { expiresAt: '2026-12-01T00:00:01Z' }],
  ['no end', { expiresAt: null }],
])('%s widens the limits of a key', (_what, change) => expect(widensLimits(TIGHT, { ...TIGHT, ...change })).toBe(true));

test.each<[string, Partial<KeyLimits>]>([
  ['nothing changed', {}],
  ['one family less', { scopes: ['dasha'] }],
  ['one address less', { cidrs: ['2001:db8::/32'] }],
  ['a lower cap', { monthlyCreditsMax: 99 }],
  ['an earlier end', { expiresAt: '2026-11-30T00:00:00Z' }],
  ['the same end, written otherwise', { expiresAt: '2026-12-01T00:00:00.000Z' }],
])('%s does not widen the limits of a key', (_what, change) =>
  expect(widensLimits(TIGHT, { ...TIGHT, ...change })).toBe(false),
);

test('a key without limits cannot be widened, and loses something by any limit', () => {
  expect(widensLimits(NONE, TIGHT)).toBe(false);
  expect(widensLimits(NONE, NONE)).toBe(false);
  expect(widensLimits(TIGHT, NONE)).toBe(true);
});
