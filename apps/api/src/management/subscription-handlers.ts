import { optionProblems } from '@graha/catalog/families/events/upcoming/subscribed-options';
import { Refusal } from '@graha/domain/core/refusal';
import {
  languageOfOptions,
  type ClosedCalendar,
  type ManagedSubscription,
  type ManagedSubscriptions,
  type NewSubscription,
  type OpenedCalendar,
  type SettledEvents,
  type SettledEventsQuery,
  type SubscriptionChange,
  type SubscriptionsQuery,
} from '@graha/domain/management/subscription-members';
import { boundId } from '@graha/store/aggregates/bound-id';
import type { CommandContext } from '@graha/store/postgres/context';
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
import {
  findSubscription,
  listSettled,
  listSubscriptions,
  type Subscription,
} from '@graha/store/subscriptions/subscriptions';
import type { z } from 'zod';
import type { EventKinds } from '../births/event-kinds.ts';
import { ApiError } from '../errors/errors.ts';
import { cursorOf, cursorText } from './page-cursor.ts';

type Asked = z.output<typeof NewSubscription>;
type Shown = z.input<typeof ManagedSubscription>;

const NO_RECEIVER =
  'No active webhook takes sky.event, so its events are missed. Add one with POST /api/v1/account/webhooks or under Webhooks in the ' +
  'portal, or make the subscription again with "deliver": "feed".';

const present = ({ of, ...subscription }: Subscription): Shown => ({
  subscription_id: subscription.subscriptionId,
  of: of.target,
  tag: of.target === 'tag' ? of.tag : null,
  birth_ids: of.target === 'ids' ? [...of.birthIds] : null,
  // Safe: only places that the schema accepted are stored.
  place: of.target === 'place' ? (of.place as Shown['place']) : null,
  events: subscription.kinds,
  options: of.options ?? {},
  days_ahead: subscription.daysAhead,
  deliver: subscription.deliver,
  cap_credits: subscription.capCredits,
  spent_credits: subscription.spentCredits,
  status: subscription.status === 'active' && subscription.stoppedBecause !== null ? 'stopped' : subscription.status,
  stopped_because: subscription.stoppedBecause,
  stopped_until: subscription.stoppedUntil?.toISOString() ?? null,
  hint: subscription.canDeliver ? null : NO_RECEIVER,
  calendar_since: subscription.calendarSince?.toISOString() ?? null,
  created_at: subscription.createdAt.toISOString(),
});

async function known(ctx: CommandContext, subscriptionId: string): Promise<Subscription> {
  const subscription = await findSubscription(ctx, { subscriptionId });
  if (!subscription) throw new Refusal('subscription_unknown');
  return subscription;
}

/** @throws ApiError 422 unless exactly the member of the target is sent */
function targetOf({ of, tag, birth_ids: ids, place, options }: Asked): SubscribedTo {
  const needed = { all: null, sky: null, tag: 'tag', ids: 'birth_ids', place: 'place' }[of];
  const sent = { tag, birth_ids: ids, place };
  const detail = Object.entries(sent).flatMap(([member, value]) => {
    if ((member === needed) === (value !== null)) return [];
    const msg =
      member === needed
        ? `${member} is needed, because of is ${of}`
        : `${member} must be left out, because of is ${of}`;
    return [{ loc: ['body', member], msg, type: 'value_error' }];
  });
  if (detail.length > 0) throw new ApiError('validation_error', { detail });
  const chosen = Object.keys(options).length === 0 ? {} : { options };
  if (tag !== null) return { target: 'tag', tag, ...chosen };
  if (ids !== null) return { target: 'ids', birthIds: [...new Set(ids.map((id) => id.toLowerCase()))], ...chosen };
  if (place !== null) return { target: 'place', place, ...chosen };
  return { target: of === 'sky' ? 'sky' : 'all', ...chosen };
}

/** @throws ApiError 422 that names the allowed kinds */
function requireKinds({ of, events }: Asked, kinds: EventKinds): void {
  const allowed = kinds[of === 'place' || of === 'sky' ? of : 'birth'];
  const detail = events.flatMap((kind, index) =>
    allowed.includes(kind)
      ? []
      : [
          {
            loc: ['body', 'events', index],
            msg: `“${kind}” is no kind of event of ${of === 'place' ? 'a place' : of === 'sky' ? 'the sky' : 'births'}: choose from ${allowed.join(', ')}`,
            type: 'value_error',
          },
        ],
  );
  if (detail.length > 0) throw new ApiError('validation_error', { detail });
}

/** @throws ApiError 422 that names the wrong options */
function requireOptions({ options }: Asked): void {
  const detail = optionProblems(options).map(({ loc, ...problem }) => ({ ...problem, loc: ['body', ...loc] }));
  if (detail.length > 0) throw new ApiError('validation_error', { detail });
}

/** @returns the subscription, and whether the same Idempotency-Key created it before */
export async function makeSubscription(
  ctx: CommandContext,
  asked: Asked,
  { kinds, idempotencyKey }: { kinds: EventKinds; idempotencyKey: string | null },
): Promise<{ body: Shown; isNew: boolean; isRepeat: boolean }> {
  const of = targetOf(asked);
  requireKinds(asked, kinds);
  requireOptions(asked);
  const bound = idempotencyKey === null ? undefined : boundId(`${ctx.tenantId} subscriptions`, idempotencyKey);
  const { days_ahead: daysAhead, deliver, cap_credits: capCredits } = asked;
  const terms = {
    kinds: [...new Set(asked.events)],
    daysAhead,
    deliver,
    capCredits,
    language: languageOfOptions(asked.options),
  };
  try {
    const named = bound === undefined ? {} : { subscriptionId: bound };
    const { subscriptionId } = await createSubscription(ctx, { of, ...terms, ...named });
    return { body: present(await known(ctx, subscriptionId)), isNew: true, isRepeat: false };
  } catch (error) {
    if (bound === undefined || !(error instanceof Refusal) || error.code !== 'subscription_exists') throw error;
    const before = await known(ctx, bound);
    // The cap may have been changed since.
    const same = (one: Omit<typeof terms, 'capCredits'> & { of: SubscribedTo }): string =>
      JSON.stringify([one.of, one.kinds, one.daysAhead, one.deliver]);
    if (same(before) !== same({ of, ...terms })) throw new ApiError('idempotency_key_reuse');
    return { body: present(before), isNew: false, isRepeat: true };
  }
}

export const showSubscription = async (ctx: CommandContext, subscriptionId: string): Promise<Shown> =>
  present(await known(ctx, subscriptionId));

export async function showSubscriptions(
  ctx: CommandContext,
  { limit, after }: z.output<typeof SubscriptionsQuery>,
): Promise<z.input<typeof ManagedSubscriptions>> {
  const cursor = cursorOf(after);
  const from = cursor && { createdAt: cursor.at, subscriptionId: cursor.id };
  const found = await listSubscriptions(ctx, { limit: limit + 1, after: from });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? cursorText({ at: last.createdAt, id: last.subscriptionId }) : null;
  return { subscriptions: page.map(present), next };
}

export async function changeSubscription(
  ctx: CommandContext,
  subscriptionId: string,
  { status, cap_credits: capCredits }: z.output<typeof SubscriptionChange>,
): Promise<Shown> {
  await known(ctx, subscriptionId);
  if (capCredits !== undefined) await changeSubscriptionCap(ctx, { subscriptionId, capCredits });
  if (status === 'paused') await pauseSubscription(ctx, { subscriptionId });
  if (status === 'active') await resumeSubscription(ctx, { subscriptionId });
  return showSubscription(ctx, subscriptionId);
}

export async function endSubscription(ctx: CommandContext, subscriptionId: string): Promise<object> {
  await deleteSubscription(ctx, { subscriptionId });
  return { subscription_id: subscriptionId, status: 'deleted' };
}

/** @param urlOf the address of the calendar with a secret part */
export async function openCalendarOf(
  ctx: CommandContext,
  subscriptionId: string,
  urlOf: (token: string) => string,
): Promise<z.input<typeof OpenedCalendar>> {
  const { token } = await openCalendar(ctx, { subscriptionId });
  return { subscription_id: subscriptionId, url: urlOf(token) };
}

export async function closeCalendarOf(
  ctx: CommandContext,
  subscriptionId: string,
): Promise<z.input<typeof ClosedCalendar>> {
  await closeCalendar(ctx, { subscriptionId });
  return { subscription_id: subscriptionId, status: 'closed' };
}

export async function showSettled(
  ctx: CommandContext,
  subscriptionId: string,
  { limit, after }: z.output<typeof SettledEventsQuery>,
): Promise<z.input<typeof SettledEvents>> {
  await known(ctx, subscriptionId);
  const cursor = cursorOf(after);
  const from = cursor && { settledAt: cursor.at, eventId: cursor.id };
  const found = await listSettled(ctx, { subscriptionId, limit: limit + 1, after: from });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    events: page.map((event) => ({
      event_id: event.eventId,
      kind: event.kind,
      at: event.at.toISOString(),
      birth_id: event.birthId,
      state: event.state,
      settled_at: event.settledAt.toISOString(),
      credits: event.credits,
      details: event.details,
    })),
    next: found.length > limit && last ? cursorText({ at: last.settledAt, id: last.eventId }) : null,
  };
}
