import type { Stripe } from 'stripe';

type Page = Pick<Stripe.Checkout.Session, 'id' | 'status'>;

/** Closes a payment page, unless it was paid. @returns its status afterwards */
export async function closePage({ checkout: { sessions } }: Stripe, { id, status }: Page): Promise<Page['status']> {
  if (status !== 'open') return status;
  // It may be paid between the two calls; then it can no longer be closed.
  return (await sessions.expire(id).catch(() => sessions.retrieve(id))).status;
}
