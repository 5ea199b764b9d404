import type { DomainEvent } from './events.ts';
import type { WebhookType } from '../webhooks/webhook-types.ts';

type DataOf<Type> = Extract<DomainEvent, { type: Type }>['data'];
type News<Type> = { type: WebhookType; data: (data: DataOf<Type>) => Record<string, unknown> };

/** The events that webhooks report, with the data of each. Crossed thresholds come from the ledger. */
const NEWS: { [Type in DomainEvent['type']]?: News<Type> } = {
  KeyIssued: {
    type: 'key.created',
    data: ({ keyId, name, env, prefix, last4, scopes, expiresAt }) => ({
      key_id: keyId,
      name,
      env,
      prefix,
      last4,
      scopes,
      expires_at: expiresAt,
    }),
  },
  KeyRotated: {
    type: 'key.rotated',
    data: ({ keyId, newKeyId, oldValidUntil }) => ({
      key_id: keyId,
      new_key_id: newKeyId,
      old_valid_until: oldValidUntil,
    }),
  },
  KeyRevoked: { type: 'key.revoked', data: ({ keyId, reason }) => ({ key_id: keyId, reason }) },
  KeyLeakReported: { type: 'key.leaked', data: ({ keyId, source, url }) => ({ key_id: keyId, source, url }) },
  PlanChanged: {
    type: 'subscription.changed',
    data: ({ from, to, effectiveAt, interval }) => ({
      from,
      to,
      effective_at: effectiveAt,
      interval: interval ?? 'month',
    }),
  },
  EventSubscriptionStopped: {
    type: 'subscription.stopped',
    data: ({ subscriptionId, because, until }) => ({ subscription_id: subscriptionId, because, until }),
  },
  PaymentReceived: {
    type: 'invoice.paid',
    data: ({ paymentId, amountCents, currency, bought }) => ({
      payment_id: paymentId,
      amount_cents: amountCents,
      currency,
      purpose: bought.purpose,
    }),
  },
  PaymentFailed: {
    type: 'invoice.failed',
    data: ({ invoiceId, attempt }) => ({ invoice_id: invoiceId, attempt }),
  },
};

export const NEWS_EVENTS: readonly string[] = Object.keys(NEWS);

/** Returns the type and data that webhooks report for an event; null if none. */
export function newsOf(event: DomainEvent): { type: WebhookType; data: Record<string, unknown> } | null {
  // Safe: a row is filed under the type of the one event that it takes.
  const news = NEWS[event.type] as News<DomainEvent['type']> | undefined;
  return news ? { type: news.type, data: news.data(event.data) } : null;
}
