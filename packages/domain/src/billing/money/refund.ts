import { z } from 'zod';
import type { EventOf } from '../../core/event.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MoneyEvent } from './billing-money.ts';

/** Reasons for which a refund that an operator asked for cannot be paid, with the necessary action. */
export const REFUND_FAILURES = {
  returned: 'The money of this payment has already been returned.',
  disputed: 'The customer’s bank is disputing this payment, so only the dispute can return it.',
  payment_absent: 'Stripe has no charge for this payment.',
  failed: 'The bank did not accept the refund. Pay it back in another way, then record it at Stripe.',
  refused: 'Stripe refused the refund. Open the payment in the Stripe dashboard to see why.',
} as const;
export type RefundFailure = keyof typeof REFUND_FAILURES;
// Safe: the keys of a constant object without further properties.
const FAILURE_NAMES = Object.keys(REFUND_FAILURES) as [RefundFailure, ...RefundFailure[]];

const Id = z.string().min(1).max(255);

export const refundEvents = {
  /** Appended before Stripe is called: the idempotency key of that call is derived from `requestId`. */
  RefundRequested: z.object({
    requestId: z.uuid(),
    paymentId: Id,
    amountCents: z.int().positive(),
    reason: z.string().trim().min(1).max(500),
    by: Id,
  }),
  RefundFailed: z.object({ requestId: z.uuid(), paymentId: Id, why: z.enum(FAILURE_NAMES) }),
};
export type RefundEvent = EventOf<typeof refundEvents>;
export type RefundRequest = z.output<typeof refundEvents.RefundRequested>;

type Payment = { amountCents: number; returnedCents: number };

export type Refunds = {
  payments: Readonly<Record<string, Payment>>;
  /** Requests without a result. */
  open: readonly Pick<RefundRequest, 'requestId' | 'paymentId' | 'amountCents'>[];
  requestIds: readonly string[];
};

export const NO_REFUNDS: Refunds = { payments: {}, open: [], requestIds: [] };

/** Returns the cents of a payment that can still be refunded: neither returned nor requested. */
export function refundableCents({ payments, open }: Refunds, paymentId: string): number {
  const { amountCents, returnedCents } = payments[paymentId] ?? { amountCents: 0, returnedCents: 0 };
  const asked = open.filter((request) => request.paymentId === paymentId);
  return Math.max(
    0,
    asked.reduce((left, request) => left - request.amountCents, amountCents - returnedCents),
  );
}

/** Decides a request, once for each id. @throws Refusal if the payment is unknown or has less left */
export function requestRefund(request: RefundRequest, refunds: Refunds): RefundEvent[] {
  if (refunds.requestIds.includes(request.requestId)) return [];
  if (refunds.payments[request.paymentId] === undefined) throw new Refusal('payment_unknown');
  if (request.amountCents > refundableCents(refunds, request.paymentId)) throw new Refusal('refund_exceeds_payment');
  return [{ type: 'RefundRequested', data: request }];
}

/** Ends an open request that Stripe did not accept. */
export function failRefund(failed: { requestId: string; why: RefundFailure }, { open }: Refunds): RefundEvent[] {
  const request = open.find(({ requestId }) => requestId === failed.requestId);
  return request ? [{ type: 'RefundFailed', data: { ...failed, paymentId: request.paymentId } }] : [];
}

function returned(refunds: Refunds, paymentId: string, cents: number): Refunds {
  const payment = refunds.payments[paymentId];
  if (payment === undefined) return refunds;
  const changed = { ...payment, returnedCents: payment.returnedCents + cents };
  return { ...refunds, payments: { ...refunds.payments, [paymentId]: changed } };
}

const ended = (refunds: Refunds, requestId: string | undefined): Refunds => ({
  ...refunds,
  open: refunds.open.filter((request) => request.requestId !== requestId),
});

export function evolveRefunds(refunds: Refunds, event: RefundEvent | MoneyEvent): Refunds {
  switch (event.type) {
    case 'PaymentReceived': {
      const payment = { amountCents: event.data.amountCents, returnedCents: 0 };
      return { ...refunds, payments: { ...refunds.payments, [event.data.paymentId]: payment } };
    }
    case 'RefundRequested': {
      const { requestId, paymentId, amountCents } = event.data;
      return {
        ...refunds,
        open: [...refunds.open, { requestId, paymentId, amountCents }],
        requestIds: [...refunds.requestIds, requestId],
      };
    }
    case 'RefundFailed':
      return ended(refunds, event.data.requestId);
    case 'RefundIssued':
      return ended(returned(refunds, event.data.paymentId, event.data.amountCents), event.data.requestId);
    case 'DisputeOpened':
      return returned(refunds, event.data.paymentId, event.data.amountCents);
    case 'DisputeClosed':
      return returned(refunds, event.data.paymentId, event.data.isWon ? -event.data.amountCents : 0);
    case 'TopUpPurchased':
      return refunds;
  }
}
