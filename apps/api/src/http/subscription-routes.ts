import { decodeQuery } from '@graha/catalog/request/decode-query';
import { readInput } from '@graha/catalog/request/issues';
import { Refusal } from '@graha/domain/core/refusal';
import {
  NewSubscription,
  SettledEventsQuery,
  SubscriptionChange,
  SubscriptionsQuery,
} from '@graha/domain/management/subscription-members';
import { SUBSCRIPTION_ROUTES, type SubscriptionRouteId } from '@graha/domain/management/subscription-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { EVENT_KINDS } from '../births/event-kinds.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { ApiError } from '../errors/errors.ts';
import {
  changeSubscription,
  closeCalendarOf,
  endSubscription,
  makeSubscription,
  openCalendarOf,
  showSettled,
  showSubscription,
  showSubscriptions,
} from '../management/subscription-handlers.ts';
import type { BirthRouteDeps } from './begin-births.ts';
import { calendarPath } from '@graha/domain/management/calendar-path';
import { type Handle, mountGroup } from './free-group.ts';
import { queryOf } from './query-of.ts';

const SubscriptionRef = z.object({ subscription_id: z.uuid() });

/** An id of another form is that of no subscription. @throws Refusal */
function idOf({ params }: FastifyRequest): string {
  const read = SubscriptionRef.safeParse(params);
  if (!read.success) throw new Refusal('subscription_unknown');
  return read.data.subscription_id.toLowerCase();
}

/** @throws ApiError with every problem of the body */
function bodyOf<Schema extends z.ZodObject>(input: Schema, request: FastifyRequest): z.output<Schema> {
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  const read = readInput(input, readBody(request.body), 'body');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data;
}

/** @throws ApiError with every problem of the query */
function queryIn<Schema extends z.ZodObject>(input: Schema, request: FastifyRequest): z.output<Schema> {
  const read = readInput(input, decodeQuery({ input }, queryOf(request)), 'query');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data;
}

type SubscriptionDeps = BirthRouteDeps & { apiUrl: string };

const handlersOf = ({ apiUrl }: SubscriptionDeps): Record<SubscriptionRouteId, Handle> => ({
  createSubscription: (ctx, request) =>
    makeSubscription(ctx, bodyOf(NewSubscription, request), {
      kinds: EVENT_KINDS,
      idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']),
    }),
  listSubscriptions: async (ctx, request) => ({
    body: await showSubscriptions(ctx, queryIn(SubscriptionsQuery, request)),
  }),
  readSubscription: async (ctx, request) => ({ body: await showSubscription(ctx, idOf(request)) }),
  changeSubscription: async (ctx, request) => ({
    body: await changeSubscription(ctx, idOf(request), bodyOf(SubscriptionChange, request)),
  }),
  deleteSubscription: async (ctx, request) => ({ body: await endSubscription(ctx, idOf(request)) }),
  listSubscriptionEvents: async (ctx, request) => ({
    body: await showSettled(ctx, idOf(request), queryIn(SettledEventsQuery, request)),
  }),
  openSubscriptionCalendar: async (ctx, request) => ({
    body: await openCalendarOf(ctx, idOf(request), (token) => new URL(calendarPath(token), apiUrl).href),
  }),
  closeSubscriptionCalendar: async (ctx, request) => ({ body: await closeCalendarOf(ctx, idOf(request)) }),
});

/** Mounts the routes of subscriptions to events, which cost nothing. */
export function mountSubscriptionRoutes(app: FastifyInstance, deps: SubscriptionDeps): void {
  mountGroup(app, deps, { name: 'subscriptions', routes: SUBSCRIPTION_ROUTES, handlers: handlersOf(deps) });
}
