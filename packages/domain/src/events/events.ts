import { apiKeyEvents } from '../keys/api-key.ts';
import { secretFieldsOf, type EventOf } from '../core/event.ts';
import { operatorEvents } from '../operations/operator.ts';
import { ssoEvents } from '../team/sso.ts';
import { stripeInboxEvents } from '../billing/stripe-inbox.ts';
import { subscriptionEvents } from '../billing/subscription.ts';
import { tenantEvents } from '../team/tenant.ts';
import { upkeepEvents } from '../operations/upkeep.ts';
import { userEvents } from '../team/user.ts';
import { webhookEvents } from '../webhooks/webhook.ts';

/** Every event of the control plane: what the store parses with, and all that a reader may meet. */
export const eventSchemas = {
  ...tenantEvents,
  ...apiKeyEvents,
  ...subscriptionEvents,
  ...webhookEvents,
  ...ssoEvents,
  ...userEvents,
  ...operatorEvents,
  ...upkeepEvents,
  ...stripeInboxEvents,
};
export type DomainEvent = EventOf<typeof eventSchemas>;
export type DomainEventType = keyof typeof eventSchemas;

export const isEventType = (type: string): type is DomainEventType => Object.hasOwn(eventSchemas, type);

/** What every reader but the rebuild is shown. Of a type that this code does not know, nothing but the name. */
export function withoutSecrets<E extends { type: string; data: unknown }>(event: E): E {
  const secrets = isEventType(event.type) ? secretFieldsOf(eventSchemas[event.type]) : null;
  const fields = Object.entries(event.data ?? {}).filter(([name]) => secrets !== null && !secrets.includes(name));
  return { ...event, data: Object.fromEntries(fields) };
}
