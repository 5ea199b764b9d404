import { inCredits } from '@graha/domain/core/format';
import type { EventSubscriptionEvent } from '@graha/domain/subscriptions/event-subscription';

type Type = EventSubscriptionEvent['type'];
type DataOf<Name> = Extract<EventSubscriptionEvent, { type: Name }>['data'];
type Texts = { [Name in Type]: { kind: 'births'; describe: (data: DataOf<Name>) => string } };

/** A sentence for each event of a subscription to events, from ids, kinds and numbers. */
export const SUBSCRIPTION_TEXT: Texts = {
  EventSubscriptionCreated: {
    kind: 'births',
    describe: ({ subscriptionId, kinds }) => `Subscribed to ${kinds.join(', ')} (${subscriptionId})`,
  },
  EventSubscriptionPaused: {
    kind: 'births',
    describe: ({ subscriptionId }) => `Paused the subscription ${subscriptionId}`,
  },
  EventSubscriptionResumed: {
    kind: 'births',
    describe: ({ subscriptionId }) => `Resumed the subscription ${subscriptionId}`,
  },
  EventSubscriptionCapChanged: {
    kind: 'births',
    describe: ({ subscriptionId, capCredits }) =>
      capCredits === null
        ? `Removed the cap of the subscription ${subscriptionId}`
        : `Set the cap of the subscription ${subscriptionId} to ${inCredits(capCredits)} a month`,
  },
  EventSubscriptionStopped: {
    kind: 'births',
    describe: ({ subscriptionId, because }) =>
      because === 'cap'
        ? `Stopped the subscription ${subscriptionId} at its cap until the next month`
        : `Stopped the subscription ${subscriptionId}, out of credits, until the next month`,
  },
  EventCalendarOpened: {
    kind: 'births',
    describe: ({ subscriptionId }) => `Made a calendar address of the subscription ${subscriptionId}`,
  },
  EventCalendarClosed: {
    kind: 'births',
    describe: ({ subscriptionId }) => `Revoked the calendar address of the subscription ${subscriptionId}`,
  },
  EventSubscriptionDeleted: {
    kind: 'births',
    describe: ({ subscriptionId }) => `Deleted the subscription ${subscriptionId}`,
  },
};
