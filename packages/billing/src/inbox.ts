import { appendToInbox, waitingMessages, type WaitingMessage } from '@graha/store/billing/stripe-inbox';
import type { Stripe } from 'stripe';
import { checkoutEnded, invoiceFailed, invoicePaid, subscriptionSeen, type Handler } from './handlers.ts';
import { chargeRefunded, disputeSeen, refundSeen } from './returns.ts';
import type { Deps } from './stripe-client.ts';
import { isoOf } from './view-of.ts';

/** The subscribed types of messages, with the handler of each. */
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

/** Stores a message once. Returns false if it was stored before, or has no handler. */
export async function receiveMessage({ pool }: Pick<Deps, 'pool'>, event: Stripe.Event): Promise<boolean> {
  if (!isHandled(event.type)) return false;
  const { object } = event.data;
  const objectId = 'id' in object ? object.id : undefined;
  if (objectId === undefined) return false;
  const { id: stripeEventId, type: eventType, livemode, created } = event;
  const command = { type: 'receive', eventType, objectId, livemode, createdAt: isoOf(created) } as const;
  return appendToInbox({ db: pool }, { stripeEventId, command });
}

const MESSAGES_PER_RUN = 50;
const ERROR_LENGTH = 300;

/**
 * Handles waiting messages. A message is settled after its effect, so if a process is killed between the two, the next attempt
 * finds the effect. @returns the number of messages
 */
export async function workInbox(deps: Deps): Promise<number> {
  const messages = await waitingMessages({ db: deps.pool }, { max: MESSAGES_PER_RUN });
  for (const message of messages) await handle(deps, message);
  return messages.length;
}

async function handle(deps: Deps, { stripeEventId, eventType, objectId }: WaitingMessage): Promise<void> {
  const acting = { actor: { kind: 'stripe' as const, id: stripeEventId }, correlationId: stripeEventId };
  try {
    if (!isHandled(eventType)) throw new Error(`There is no handler for ${eventType}.`);
    const outcome = await HANDLERS[eventType](deps, objectId, acting);
    const command =
      'effect' in outcome
        ? ({ type: 'apply', effect: outcome.effect } as const)
        : ({ type: 'ignore', why: outcome.ignored } as const);
    await appendToInbox({ db: deps.pool }, { stripeEventId, command });
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const command = { type: 'fail', error: reason.slice(0, ERROR_LENGTH) } as const;
    await appendToInbox({ db: deps.pool }, { stripeEventId, command });
  }
}
