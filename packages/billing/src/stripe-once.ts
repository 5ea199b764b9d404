import type { PlanId } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import { Stripe } from 'stripe';
import type { Buyer } from './stripe-client.ts';
import type { Deps } from './stripe-client.ts';

/** Returns a key that names the purchase and not the request, so that a repeat is the same call at Stripe. */
export const keyOf = (...what: (string | number)[]): Stripe.RequestOptions => ({ idempotencyKey: what.join(':') });

export type Purchase = {
  purpose: 'plan' | 'top_up';
  plan: PlanId | null;
  purchaseId?: string | undefined;
  /** The purchase, with the revision of the subscription at that moment. */
  key: readonly (string | number)[];
};

/** Sends one step of a change once; `step` is the first part of its key. */
export type SendOnce = <Result>(
  step: string,
  send: (options: Stripe.RequestOptions) => Promise<Result>,
) => Promise<Result>;

const { errors } = Stripe;

/** Returns why a call has certainly bought nothing; null if that is uncertain, or another call is running. */
export const failureOf = (error: unknown): 'card_declined' | 'refused' | null =>
  isBusy(error) ? null : reasonOf(error);

/**
 * Calls Stripe for a purchase. After a final failure the next attempt has another key, because Stripe repeats its answer to a key
 * for a day. Without an answer the key stays, so that the next attempt gets the result of this one.
 */
export async function purchaseOnce<Result>(
  { pool }: Pick<Deps, 'pool'>,
  { tenantId, acting }: Buyer,
  { key, ...purchase }: Purchase,
  send: (options: Stripe.RequestOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(keyOf(...key));
  } catch (error) {
    if (isBusy(error)) throw new Refusal('change_in_progress');
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await appendToSubscription(
      { db: pool, tenantId, ...acting },
      { type: 'recordPurchaseFailure', ...purchase, reason },
    );
    throw reason === 'card_declined' ? new Refusal('card_declined') : error;
  }
}

/** Returns whether the same call, or another on the same object, is running at Stripe. */
const isBusy = (error: unknown): boolean =>
  error instanceof errors.StripeError && (error.statusCode === 409 || error.code === 'lock_timeout');

/** Returns why nothing was bought; null if that is uncertain, or the call did not start. */
function reasonOf(error: unknown): 'card_declined' | 'refused' | null {
  if (error instanceof errors.StripeCardError) return 'card_declined';
  if (error instanceof errors.StripeInvalidRequestError) return 'refused';
  if (error instanceof errors.StripeIdempotencyError) return 'refused';
  if (!(error instanceof errors.StripeAPIError)) return null;
  // A replayed server error of Stripe is final; a new one may still have an effect.
  return error.headers?.['idempotent-replayed'] === 'true' ? 'refused' : null;
}
