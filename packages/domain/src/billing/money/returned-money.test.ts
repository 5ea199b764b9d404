import { expect, test } from 'vitest';
import type { Bought, MoneyEvent } from './billing-money.ts';
import { purchasesAfter, returnedCents } from './returned-money.ts';

type Plan = 'starter' | 'growth' | 'scale';

const bought = (plan: Plan, periodStart: string, interval: 'month' | 'year' = 'year'): Bought => ({
  purpose: 'plan',
  plan,
  periodStart: `${periodStart}T12:00:00.000Z`,
  ...(interval === 'month' ? {} : { interval }),
});
const paid = (of: Bought, amountCents: number): MoneyEvent => ({
  type: 'PaymentReceived',
  data: { paymentId: `in_${amountCents}`, amountCents, currency: 'usd', bought: of },
});
const refunded = (of: Bought, amountCents: number): MoneyEvent => ({
  type: 'RefundIssued',
  data: { refundId: `re_${amountCents}`, chargeId: 'ch_1', paymentId: 'in_1', amountCents, bought: of },
});
const dispute = { disputeId: 'dp_1', chargeId: 'ch_1', paymentId: 'in_1' };
const disputed = (of: Bought, amountCents: number): MoneyEvent => ({
  type: 'DisputeOpened',
  data: { ...dispute, amountCents, bought: of },
});
const closed = (of: Bought, amountCents: number, isWon: boolean): MoneyEvent => ({
  type: 'DisputeClosed',
  data: { disputeId: dispute.disputeId, paymentId: dispute.paymentId, isWon, amountCents, bought: of },
});

const first = bought('starter', '2027-01-10');
const second = bought('growth', '2027-04-10');
const third = bought('scale', '2027-05-10');
/** Of the first year 14,250 cents were deducted from the second, and of the second 72,000 from the third. */
const upgraded = [paid(first, 19_000), paid(second, 64_750), paid(third, 227_000)];

test('money that went back is that of refunds and of disputes, unless they were won', () => {
  const events = [paid(first, 19_000), refunded(first, 1_000), disputed(first, 18_000)];
  expect(returnedCents(events, first)).toBe(19_000);
  expect(returnedCents([...events, closed(first, 18_000, false)], first)).toBe(19_000);
  expect(returnedCents([...events, closed(first, 18_000, true)], first)).toBe(1_000);
  expect(returnedCents(events, second)).toBe(0);
});

test('of two payments for one period, the second is returned first', () => {
  const events = [paid(first, 19_000), paid(first, 19_000), refunded(first, 19_000)];
  expect(returnedCents(events, first)).toBe(0);
  expect(returnedCents([...events, refunded(first, 500)], first)).toBe(500);
});

test('what goes back of a year is missing in the year from whose price it was deducted, at most the deducted sum', () => {
  expect(returnedCents([...upgraded, refunded(first, 5_000)], second)).toBe(5_000);
  expect(returnedCents([...upgraded, disputed(first, 19_000)], second)).toBe(14_250);
  expect(returnedCents([...upgraded, disputed(first, 19_000)], third)).toBe(14_250);
  expect(returnedCents([...upgraded, refunded(second, 64_750), refunded(first, 19_000)], third)).toBe(72_000);
  expect(returnedCents([...upgraded, refunded(third, 100)], first)).toBe(0);
  expect(purchasesAfter(upgraded, first)).toEqual([first, second, third]);
  expect(purchasesAfter(upgraded, third)).toEqual([third]);
});

test.each([
  ['a year at its full price', [paid(first, 19_000), paid(second, 79_000)], second],
  ['a year after the end of the first', [paid(first, 19_000), paid(bought('growth', '2028-01-10'), 60_000)], bought('growth', '2028-01-10')],
  ['the same plan, paid twice', [paid(first, 19_000), paid(bought('starter', '2027-02-10'), 500)], bought('starter', '2027-02-10')],
  ['a month', [paid(first, 19_000), paid(bought('growth', '2027-02-10', 'month'), 500)], bought('growth', '2027-02-10', 'month')],
  ['a year that is not paid yet', [paid(first, 19_000)], second],
])('%s is another purchase', (_, events, of) => {
  const all = [...events, refunded(first, 19_000)];
  expect(returnedCents(all, of)).toBe(0);
  expect(purchasesAfter(all, first)).toEqual([first]);
}); // prettier-ignore
