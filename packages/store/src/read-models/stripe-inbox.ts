import { stripeStream } from '@graha/domain/core/streams';
import type { Projector } from '../log/projector.ts';

const PREFIX = stripeStream('');
const idOf = ({ streamId }: { streamId: string }): string => streamId.slice(PREFIX.length);

/** Retry delays from the first failure: seconds, then minutes, then every hour. */
const RETRY = `least(interval '1 hour', interval '2 seconds' * power(2, attempts))`;

const settle = (status: 'applied' | 'ignored') =>
  `UPDATE graha.stripe_inbox SET status = '${status}', note = $2, attempts = attempts + 1 WHERE stripe_event_id = $1`;

/** The messages from Stripe, with the state of each. */
export const stripeInbox: Projector = {
  name: 'stripe-inbox',
  on: {
    StripeEventReceived: (tx, event) =>
      tx.query(
        `INSERT INTO graha.stripe_inbox (stripe_event_id, event_type, object_id, created_at, received_at, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $5)`,
        [idOf(event), event.data.eventType, event.data.objectId, event.data.createdAt, event.occurredAt],
      ),
    StripeEventApplied: (tx, event) => tx.query(settle('applied'), [idOf(event), event.data.effect]),
    StripeEventIgnored: (tx, event) => tx.query(settle('ignored'), [idOf(event), event.data.why]),
    StripeEventFailed: (tx, event) =>
      tx.query(
        `UPDATE graha.stripe_inbox SET status = 'failed', note = $2, attempts = attempts + 1,
           next_attempt_at = graha.ledger_now() + ${RETRY} WHERE stripe_event_id = $1`,
        [idOf(event), event.data.error],
      ),
    StripeReplayRequested: (tx, event) =>
      tx.query('SELECT graha.await_message($1, $2)', [idOf(event), event.occurredAt]),
  },
};
