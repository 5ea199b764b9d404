import { tellInbox, waitingMessages, type WaitingMessage } from '@graha/store/stripe-inbox';
import type { Stripe } from 'stripe';
import { checkoutEnded, invoiceFailed, invoicePaid, subscriptionSeen, type Handler } from './handlers.ts';
import { chargeRefunded, disputeSeen, refundSeen } from './returns.ts';
import type { Deps } from './telling.ts';
import { isoOf } from './view-of.ts';

/** The messages that are asked for, and what each is a reason to look at. */
export const HANDLERS = {
  'checkout.session.completed': checkoutEnded,
  'checkout.session.async_payment_succeeded': checkoutEnded,
  'checkout.session.expired': checkoutEnded,
  'customer.subscription.created': subscriptionSeen,
  'customer.subscription.updated': subscriptionSeen,
  'customer.subscription.deleted': subscriptionSeen,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'charge.refunded': chargeRefunded,
  'refund.updated': refundSeen,
  'charge.dispute.created': disputeSeen,
  'charge.dispute.closed': disputeSeen,
} as const satisfies Record<string, Handler>;

export type HandledType = keyof typeof HANDLERS;
// Safe: the keys of a constant object without further properties.
export const HANDLED_TYPES = Object.keys(HANDLERS) as HandledType[];

const isHandled = (type: string): type is HandledType => Object.hasOwn(HANDLERS, type);

/** Notes a message, however often it comes. False if it was known, or is of a kind that nobody asked for. */
export async function receiveMessage({ pool }: Pick<Deps, 'pool'>, event: Stripe.Event): Promise<boolean> {
  if (!isHandled(event.type)) return false;
  const { object } = event.data;
  const objectId = 'id' in object ? object.id : undefined;
  if (objectId === undefined) return false;
  return tellInbox(pool, event.id, {
    type: 'receive',
    eventType: event.type,
    objectId,
    livemode: event.livemode,
    createdAt: isoOf(event.created),
  });
}

const MESSAGES_PER_RUN = 50;
const ERROR_LENGTH = 300;

/**
 * Acts upon what waits. A message is settled after its effect: whoever is killed between the two finds the effect there at the
 * next try. How many messages there were.
 */
export async function workInbox(deps: Deps): Promise<number> {
  const messages = await waitingMessages(deps.pool, MESSAGES_PER_RUN);
  for (const message of messages) await actUpon(deps, message);
  return messages.length;
}

async function actUpon(deps: Deps, { stripeEventId, eventType, objectId }: WaitingMessage): Promise<void> {
  const acting = { actor: { kind: 'stripe' as const, id: stripeEventId }, correlationId: stripeEventId };
  try {
    if (!isHandled(eventType)) throw new Error(`Nobody acts upon ${eventType}.`);
    const outcome = await HANDLERS[eventType](deps, objectId, acting);
    const wish =
      'effect' in outcome
        ? ({ type: 'apply', effect: outcome.effect } as const)
        : ({ type: 'ignore', why: outcome.ignored } as const);
    await tellInbox(deps.pool, stripeEventId, wish);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await tellInbox(deps.pool, stripeEventId, { type: 'fail', error: reason.slice(0, ERROR_LENGTH) });
  }
}
