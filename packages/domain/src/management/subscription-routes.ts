import type { ManagementRoute } from './management.ts';
import {
  ClosedCalendar,
  DeletedSubscription,
  ManagedSubscription,
  ManagedSubscriptions,
  NewSubscription,
  OpenedCalendar,
  SettledEvents,
  SettledEventsQuery,
  SubscriptionChange,
  SubscriptionsQuery,
} from './subscription-members.ts';

/** The routes of subscriptions to events, defined once: the server, the OpenAPI document, the docs and the clients use them. */
export const SUBSCRIPTION_ROUTES = {
  createSubscription: {
    method: 'POST',
    path: '/subscriptions',
    scope: 'births',
    summary: 'Subscribes to events.',
    description:
      'Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are ' +
      'stored later are included within minutes. Send an Idempotency-Key.',
    input: NewSubscription,
    output: ManagedSubscription,
    isRepeatable: true,
    status: 201,
  },
  listSubscriptions: {
    method: 'GET',
    path: '/subscriptions',
    scope: 'births',
    summary: 'Subscriptions, newest first.',
    description: 'In pages.',
    input: SubscriptionsQuery,
    output: ManagedSubscriptions,
    status: 200,
  },
  readSubscription: {
    method: 'GET',
    path: '/subscriptions/{subscription_id}',
    scope: 'births',
    summary: 'One subscription.',
    description: 'With the credits that it has spent in this month.',
    output: ManagedSubscription,
    status: 200,
  },
  changeSubscription: {
    method: 'PUT',
    path: '/subscriptions/{subscription_id}',
    scope: 'births',
    summary: 'Pauses or resumes a subscription, or changes its cap.',
    description: 'Events that were due during a pause or a stop are not delivered late.',
    input: SubscriptionChange,
    output: ManagedSubscription,
    status: 200,
  },
  deleteSubscription: {
    method: 'DELETE',
    path: '/subscriptions/{subscription_id}',
    scope: 'births',
    summary: 'Deletes a subscription.',
    description: 'With all its planned and delivered events. Deleting it again changes nothing.',
    output: DeletedSubscription,
    status: 200,
  },
  listSubscriptionEvents: {
    method: 'GET',
    path: '/subscriptions/{subscription_id}/events',
    scope: 'births',
    summary: 'Delivered events of a subscription, newest first.',
    description: 'Events of the last three months, also those whose message was lost.',
    input: SettledEventsQuery,
    output: SettledEvents,
    status: 200,
  },
  openSubscriptionCalendar: {
    method: 'POST',
    path: '/subscriptions/{subscription_id}/calendar',
    scope: 'births',
    summary: 'Makes a private calendar address of a subscription.',
    description:
      'A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it ' +
      'costs nothing: each event was charged when it was delivered.',
    output: OpenedCalendar,
    status: 201,
  },
  closeSubscriptionCalendar: {
    method: 'DELETE',
    path: '/subscriptions/{subscription_id}/calendar',
    scope: 'births',
    summary: 'Revokes the calendar address of a subscription.',
    description: 'The address answers 404 from then on. Revoking it again changes nothing.',
    output: ClosedCalendar,
    status: 200,
  },
} as const satisfies Record<string, ManagementRoute>;

export type SubscriptionRouteId = keyof typeof SUBSCRIPTION_ROUTES;
