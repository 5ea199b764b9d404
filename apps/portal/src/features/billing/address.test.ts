import { describe, expect, test } from 'vitest';
import { choiceIn, hasArrived, paymentIn, planPathOf } from './address.ts';

test.each([
  ['starter', 'starter'],
  ['growth', 'growth'],
  ['scale', 'scale'],
  ['free', null],
  ['enterprise', null],
  ['Growth', null],
  ['__proto__', null],
  [['growth', 'scale'], null],
  [undefined, null],
])('?plan=%j opens %s', (plan, choice) => expect(choiceIn({ plan })?.plan ?? null).toBe(choice));

test.each([
  ['year', 'year'],
  ['month', 'month'],
  ['week', 'month'],
  [undefined, 'month'],
])('&interval=%j is paid by the %s', (interval, known) =>
  expect(choiceIn({ plan: 'growth', interval })).toEqual({ plan: 'growth', interval: known }),
);

test('the page of a choice says the year, and nothing of a month', () => {
  expect(planPathOf({ plan: 'growth', interval: 'year' })).toBe('/billing?plan=growth&interval=year');
  expect(planPathOf({ plan: 'growth' })).toBe('/billing?plan=growth');
  expect(planPathOf({ plan: 'free', interval: 'year' })).toBeUndefined();
});

const plan = (priceCents: number) => ({ id: 'free', name: 'Free', priceCents, interval: 'month' }) as const;
const pack = (id: string) => ({ id, credits: 50_000, left: 50_000, expiresAt: null });

describe('who comes back from paying', () => {
  test('says so in the address', () =>
    expect(paymentIn({ checkout: 'cs_1', bought: 'top_up' })).toEqual({ checkout: 'cs_1', bought: 'top_up' }));

  test.each([
    {},
    { checkout: 'cs_1' },
    { checkout: '', bought: 'plan' },
    { checkout: 'cs_1', bought: 'gold' },
    { checkout: ['a', 'b'], bought: 'plan' },
  ])('is nobody with %j', (asked) => expect(paymentIn(asked)).toBeNull());
});

describe('what was paid for', () => {
  const forPlan = { checkout: 'cs_1', bought: 'plan' } as const;
  const forPack = { checkout: 'cs_1', bought: 'top_up' } as const;

  test('is awaited while the workspace is on Free', () => {
    expect(hasArrived(forPlan, { plan: plan(0), topUps: [] })).toBe(false);
    expect(hasArrived(forPlan, { plan: plan(1900), topUps: [] })).toBe(true);
  });

  test('is awaited while no pack is of this payment, whatever other packs there are', () => {
    expect(hasArrived(forPack, { plan: plan(1900), topUps: [pack('cs_0')] })).toBe(false);
    expect(hasArrived(forPack, { plan: plan(1900), topUps: [pack('cs_0'), pack('cs_1')] })).toBe(true);
  });
});
