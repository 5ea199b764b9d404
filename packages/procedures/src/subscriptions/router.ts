import { Refusal } from '@graha/domain/core/refusal';
import { Text } from '@graha/domain/core/typed-text';
import { PLANS } from '@graha/domain/billing/plans';
import { BIRTH_LIMITS } from '@graha/domain/management/birth-members';
import { languageOfOptions, SubscribedPlace, SubscriptionOptions } from '@graha/domain/management/subscription-members';
import { DELIVERIES, EventKind, SUBSCRIPTION_LIMITS } from '@graha/domain/subscriptions/event-subscription';
import { boundId } from '@graha/store/aggregates/bound-id';
import type { SubscribedTo } from '@graha/store/subscriptions/sealed-target';
import {
  changeSubscriptionCap,
  closeCalendar,
  createSubscription,
  deleteSubscription,
  openCalendar,
  pauseSubscription,
  resumeSubscription,
} from '@graha/store/subscriptions/subscription-commands';
import { findSubscription, listSettled, listSubscriptions } from '@graha/store/subscriptions/subscriptions';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { fieldProblems, memberProcedure, onceOnly, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';

const PER_PAGE = 50;
const SubscriptionRef = z.strictObject({ subscriptionId: z.uuid() });
const Limit = z.int().min(1).max(1_000).default(PER_PAGE);

/** The target of a subscription, each with its own member alone. */
const Of = z.discriminatedUnion('target', [
  z.strictObject({ target: z.literal('all') }),
  z.strictObject({ target: z.literal('tag'), tag: Text.min(1).max(BIRTH_LIMITS.tag) }),
  z.strictObject({ target: z.literal('ids'), birthIds: z.array(z.uuid()).min(1).max(SUBSCRIPTION_LIMITS.ids) }),
  z.strictObject({ target: z.literal('place'), place: SubscribedPlace }),
  z.strictObject({ target: z.literal('sky') }),
]);

const CapCredits = z.int().min(1).max(SUBSCRIPTION_LIMITS.capCredits).nullable();

const groupOf = ({ target }: SubscribedTo) => (target === 'place' || target === 'sky' ? target : 'birth');

export const subscriptionsRouter = router({
  /** Subscriptions, newest first. `subscriptionsMax` is null if the plan has no limit. */
  list: memberProcedure('births.read')
    .input(
      // Not strict: an infinite query also sends its direction.
      z.object({
        cursor: z.strictObject({ createdAt: z.date(), subscriptionId: z.uuid() }).nullish(),
        limit: Limit,
      }),
    )
    .query(async ({ ctx, input: { cursor = null, limit } }) => {
      const [found, { plan }] = await Promise.all([
        listSubscriptions(ctx, { limit: limit + 1, after: cursor }),
        requireAccount(ctx),
      ]);
      const subscriptions = found.slice(0, limit);
      const last = subscriptions.at(-1);
      return {
        subscriptions,
        next: found.length > limit && last ? { createdAt: last.createdAt, subscriptionId: last.subscriptionId } : null,
        subscriptionsMax: PLANS[plan].subscriptionsMax,
      };
    }),

  one: memberProcedure('births.read')
    .input(SubscriptionRef)
    .query(async ({ ctx, input }) => {
      const subscription = await findSubscription(ctx, input);
      if (!subscription) throw new Refusal('subscription_unknown');
      return subscription;
    }),

  /** Delivered and missed events, newest first. */
  settled: memberProcedure('births.read')
    .input(
      z.object({
        subscriptionId: z.uuid(),
        cursor: z.strictObject({ settledAt: z.date(), eventId: z.uuid() }).nullish(),
        limit: Limit,
      }),
    )
    .query(async ({ ctx, input: { subscriptionId, cursor = null, limit } }) => {
      const found = await listSettled(ctx, { subscriptionId, limit: limit + 1, after: cursor });
      const events = found.slice(0, limit);
      const last = events.at(-1);
      return {
        events,
        next: found.length > limit && last ? { settledAt: last.settledAt, eventId: last.eventId } : null,
      };
    }),

  /** Two clicks make one subscription. */
  create: memberProcedure('births.manage')
    .input(
      z.strictObject({
        mutationId: z.uuid(),
        of: Of,
        kinds: z.array(EventKind).min(1).max(SUBSCRIPTION_LIMITS.kinds),
        options: SubscriptionOptions.default({}),
        daysAhead: z.int().min(0).max(SUBSCRIPTION_LIMITS.daysAhead),
        deliver: z.enum(DELIVERIES),
        capCredits: CapCredits,
      }),
    )
    .mutation(async ({ ctx, input: { mutationId, of, options, ...terms } }) => {
      const allowed = ctx.sky.eventKinds[groupOf(of)];
      const unknown = terms.kinds.filter((kind) => !allowed.includes(kind));
      if (unknown.length > 0) {
        const message = `${unknown.join(', ')}: choose kinds from ${allowed.join(', ')}.`;
        throw new TRPCError({ code: 'BAD_REQUEST', message });
      }
      const problems = ctx.sky.optionProblems(options);
      if (problems.length > 0) throw fieldProblems(problems);
      const subscribed = Object.keys(options).length === 0 ? of : { ...of, options };
      const language = languageOfOptions(options);
      const subscriptionId = boundId(`${ctx.tenantId} subscriptions`, mutationId);
      try {
        return await createSubscription(ctx, { subscriptionId, of: subscribed, ...terms, language });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'subscription_exists') return { subscriptionId };
        throw error;
      }
    }),

  /** Pausing again changes nothing. */
  pause: memberProcedure('births.manage')
    .input(SubscriptionRef)
    .mutation(({ ctx, input }) => pauseSubscription(ctx, input)),

  /** Resumes a subscription that was paused, or that stopped at its cap or without credits. */
  resume: memberProcedure('births.manage')
    .input(SubscriptionRef)
    .mutation(({ ctx, input }) => resumeSubscription(ctx, input)),

  changeCap: memberProcedure('births.manage')
    .input(SubscriptionRef.extend({ capCredits: CapCredits }))
    .mutation(({ ctx, input }) => changeSubscriptionCap(ctx, input)),

  /** Makes a private address of the calendar, and ends the one before. It is returned once. */
  openCalendar: memberProcedure('births.manage')
    .input(SubscriptionRef)
    .use(onceOnly('subscriptionId'))
    .mutation(({ ctx, input }) => openCalendar(ctx, input)),

  /** Revoking the address again changes nothing. */
  closeCalendar: memberProcedure('births.manage')
    .input(SubscriptionRef)
    .mutation(({ ctx, input }) => closeCalendar(ctx, input)),

  /** Deleting a subscription again changes nothing. */
  delete: memberProcedure('births.manage')
    .input(SubscriptionRef)
    .mutation(({ ctx, input }) => deleteSubscription(ctx, input)),
});
