import { expect, test } from 'vitest';
import { type KeyLimits, UNLIMITED } from './key-limits.ts';
import { widensLimits } from './widened-limits.ts';

const NONE: KeyLimits = { ...UNLIMITED };
const TIGHT: KeyLimits = {
  ...UNLIMITED,
  scopes: ['vedic', 'dasha'],
  cidrs: ['203.0.113.0/24', '2001:db8::/32'],
  monthlyCreditsMax: 100,
  expiresAt: '2026-12-01T00:00:00Z',
  browser: null,
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

const PAGE = {
  ...NONE,
  browser: { origins: ['https://a.example', 'https://b.example'], dailyCreditsMax: 10, visitorCallsMax: 5 },
};

test.each([
  ['one more origin', { origins: [...PAGE.browser.origins, 'https://c.example'] }],
  ['another port', { origins: ['https://a.example:8443'] }],
  ['a higher cap of the day', { dailyCreditsMax: 11 }],
  ['a higher cap of a visitor', { visitorCallsMax: 6 }],
])('%s widens a publishable key', (_what, change) =>
  expect(widensLimits(PAGE, { ...PAGE, browser: { ...PAGE.browser, ...change } })).toBe(true),
);

test('a publishable key is narrower than a secret one with the same limits, and not the other way round', () => {
  expect(widensLimits(NONE, PAGE)).toBe(false);
  expect(widensLimits(PAGE, NONE)).toBe(true);
  expect(widensLimits(PAGE, { ...PAGE, browser: { ...PAGE.browser, origins: ['https://b.example'] } })).toBe(false);
});

test('feeds are held by name alone: everything does not cover them', () => {
  expect(widensLimits(NONE, { ...NONE, scopes: ['*', 'feeds'] }, () => true)).toBe(true);
});

test('the right to manage is held by name alone: neither everything nor any family covers it', () => {
  expect(widensLimits(NONE, { ...NONE, scopes: ['*', 'manage'] }, () => true)).toBe(true);
  expect(widensLimits({ ...NONE, scopes: ['manage'] }, { ...NONE, scopes: ['manage'] })).toBe(false);
});

test('a caller that knows the families may give one operation of a held one', () => {
  const held = { ...NONE, scopes: ['panchang'] };
  const next = { ...NONE, scopes: ['panchang/full'] };
  expect(widensLimits(held, next)).toBe(true);
  expect(widensLimits(held, next, (families, scope) => families.includes(scope.split('/')[0] ?? ''))).toBe(false);
});

test('a version of the formulas is no right, so that no choice of one widens a key', () => {
  const pinned = { ...NONE, pinnedVersion: '2026-11-28' };
  for (const [now, next] of [
    [pinned, NONE],
    [NONE, pinned],
    [pinned, { ...pinned, pinnedVersion: '2026-11-29' }],
  ] as const)
    expect(widensLimits(now, next)).toBe(false);
});
