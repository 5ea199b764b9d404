import { describe, expect, test } from 'vitest';
import { evolveRefunds, NO_REFUNDS, refundableCents } from './refund.ts';
import type { SubscriptionCommand, SubscriptionEvent } from '../subscription.ts';
import { given, now } from '../subscription-testing.ts';

const bought = { purpose: 'top_up', sessionId: 'cs_1' } as const;
const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';

const paid: SubscriptionEvent = {
  type: 'PaymentReceived',
  data: { paymentId: 'cs_1', amountCents: 1_200, currency: 'usd', bought },
};
const request = (requestId: string, amountCents: number) => ({
  requestId,
  paymentId: 'cs_1',
  amountCents,
  reason: 'Bought by mistake',
  by: 'op',
});
const ask = (requestId: string, amountCents: number): SubscriptionCommand => ({
  type: 'requestRefund',
  now,
  ...request(requestId, amountCents),
});
const asked = (requestId: string, amountCents: number): SubscriptionEvent => ({
  type: 'RefundRequested',
  data: request(requestId, amountCents),
});
const issued = (amountCents: number, requestId?: string): SubscriptionEvent => ({
  type: 'RefundIssued',
  data: {
    refundId: `re_${requestId ?? 'stripe'}`,
    ...(requestId ? { requestId } : {}),
    chargeId: 'ch_1',
    paymentId: 'cs_1',
    amountCents,
    bought,
  },
});
const failed: SubscriptionEvent = {
  type: 'RefundFailed',
  data: { requestId: FIRST, paymentId: 'cs_1', why: 'refused' },
};
const disputed: SubscriptionEvent = {
  type: 'DisputeOpened',
  data: { disputeId: 'du_1', chargeId: 'ch_1', paymentId: 'cs_1', amountCents: 1_200, bought },
};
const won: SubscriptionEvent = {
  type: 'DisputeClosed',
  data: { disputeId: 'du_1', isWon: true, paymentId: 'cs_1', amountCents: 1_200, bought },
};

describe('a refund that an operator asks for', () => {
  test('is recorded up to the last cent of the payment', () =>
    given(paid).when(ask(FIRST, 1_200)).then(asked(FIRST, 1_200)));
  test('is refused above it', () => given(paid).when(ask(FIRST, 1_201)).thenRefuses('refund_exceeds_payment'));
  test('is refused for a payment that the workspace never made', () =>
    given().when(ask(FIRST, 1)).thenRefuses('payment_unknown'));
  test('is recorded once for each id, open or ended', () => {
    given(paid, asked(FIRST, 1_200)).when(ask(FIRST, 1_200)).then();
    given(paid, asked(FIRST, 1_200), failed).when(ask(FIRST, 1_200)).then();
    given(paid, asked(FIRST, 1_200), issued(1_200, FIRST)).when(ask(FIRST, 1_200)).then();
  });
  test('leaves the rest of the payment to the next one', () => {
    given(paid, asked(FIRST, 700)).when(ask(SECOND, 500)).then(asked(SECOND, 500));
    given(paid, asked(FIRST, 700)).when(ask(SECOND, 501)).thenRefuses('refund_exceeds_payment');
    given(paid, asked(FIRST, 700), issued(700, FIRST)).when(ask(SECOND, 501)).thenRefuses('refund_exceeds_payment');
  });
  test('that failed frees its amount', () =>
    given(paid, asked(FIRST, 700), failed).when(ask(SECOND, 1_200)).then(asked(SECOND, 1_200)));
  test('counts what was refunded at Stripe and what a bank took back, until the dispute is won', () => {
    given(paid, issued(700)).when(ask(FIRST, 501)).thenRefuses('refund_exceeds_payment');
    given(paid, disputed).when(ask(FIRST, 1)).thenRefuses('refund_exceeds_payment');
    given(paid, disputed, won).when(ask(FIRST, 1_200)).then(asked(FIRST, 1_200));
  });
});

describe('a failure', () => {
  const fail: SubscriptionCommand = { type: 'failRefund', now, requestId: FIRST, why: 'refused' };
  test('ends an open request once', () => {
    given(paid, asked(FIRST, 700)).when(fail).then(failed);
    given(paid, asked(FIRST, 700), failed).when(fail).then();
  });
  test('says nothing about a refund that was paid meanwhile', () =>
    given(paid, asked(FIRST, 700), issued(700, FIRST)).when(fail).then());
});

test('a refund of a payment from before the log began leaves the sums alone', () =>
  expect(
    evolveRefunds(NO_REFUNDS, {
      type: 'RefundIssued',
      data: { refundId: 're_1', chargeId: 'ch_1', paymentId: 'in_0', amountCents: 5, bought },
    }),
  ).toEqual(NO_REFUNDS));

test('an unknown payment has nothing to refund', () => expect(refundableCents(NO_REFUNDS, 'in_0')).toBe(0));
