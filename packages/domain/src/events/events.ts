import { apiKeyEvents } from '../keys/api-key.ts';
import { broadcastEvents } from '../operations/broadcast.ts';
import { birthEvents } from '../births/birth.ts';
import { eventSubscriptionEvents } from '../subscriptions/event-subscription.ts';
import { secretFieldsOf, type EventOf } from '../core/event.ts';
import { incidentEvents } from '../operations/incident.ts';
import { operatorEvents } from '../operations/operator.ts';
import { ssoEvents } from '../team/sso.ts';
import { stripeInboxEvents } from '../billing/stripe-inbox.ts';
import { subscriptionEvents } from '../billing/subscription.ts';
import { tenantEvents } from '../team/tenant-events.ts';
import { upkeepEvents } from '../operations/upkeep.ts';
import { userEvents } from '../team/user.ts';
import { webhookEvents } from '../webhooks/webhook.ts';

/** Every event type of the control plane, with the schema that the store parses it with. */
export const eventSchemas = {
  ...tenantEvents,
  ...apiKeyEvents,
  ...subscriptionEvents,
  ...webhookEvents,
  ...birthEvents,
  ...eventSubscriptionEvents,
  ...ssoEvents,
  ...userEvents,
  ...operatorEvents,
  ...upkeepEvents,
  ...incidentEvents,
  ...broadcastEvents,
  ...stripeInboxEvents,
};
export type DomainEvent = EventOf<typeof eventSchemas>;
export type DomainEventType = keyof typeof eventSchemas;

export const isEventType = (type: string): type is DomainEventType => Object.hasOwn(eventSchemas, type);

/** Removes secret fields, for every reader except a rebuild. An event of an unknown type keeps only its name. */
export function withoutSecrets<E extends { type: string; data: unknown }>(event: E): E {
  const secrets = isEventType(event.type) ? secretFieldsOf(eventSchemas[event.type]) : null;
  const fields = Object.entries(event.data ?? {}).filter(([name]) => secrets !== null && !secrets.includes(name));
  return { ...event, data: Object.fromEntries(fields) };
}
