import { z } from 'zod';
import { PLAN_IDS } from '../billing/plans.ts';
import { aggregateOf, noTenant } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { broadcastStream } from '../core/streams.ts';
import { Text, tooLong } from '../core/typed-text.ts';

export const BROADCAST_TITLE_LENGTH_MAX = 100;
export const BROADCAST_TEXT_LENGTH_MAX = 2_000;

/** The rules of the form, the procedure and the event: one that the form alone had would refuse what can be sent. */
export const BroadcastTitle = Text.trim()
  .min(1, 'Enter a title.')
  .max(BROADCAST_TITLE_LENGTH_MAX, tooLong(BROADCAST_TITLE_LENGTH_MAX));
export const BroadcastText = Text.trim()
  .min(1, 'Write what readers should know.')
  .max(BROADCAST_TEXT_LENGTH_MAX, tooLong(BROADCAST_TEXT_LENGTH_MAX));

const DAY_MS = 86_400_000;
/** A banner ends at most this many days after it was sent. */
export const BANNER_DAYS_MAX = 90;

/** States of the workspaces that can have a broadcast; an erased one has no reader. */
export const BROADCAST_STATUSES = ['active', 'suspended'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** A message of an operator to workspaces; stream `broadcast-{id}`. */
export const broadcastEvents = {
  BroadcastSent: z.object({
    title: BroadcastTitle,
    text: BroadcastText,
    plans: z.array(z.enum(PLAN_IDS)).min(1),
    statuses: z.array(z.enum(BROADCAST_STATUSES)).min(1),
    /** Whether owners and admins have a mail. */
    byMail: z.boolean(),
    /** End of the banner on the pages of these workspaces; null: no banner. */
    bannerUntil: z.iso.datetime().nullable(),
    /** The number of these workspaces. */
    workspaces: z.int().positive(),
  }),
  /** The banner of a broadcast ended before its time; mails cannot be taken back. */
  BannerWithdrawn: z.object({}),
};
export type BroadcastEvent = EventOf<typeof broadcastEvents>;

type Sent = Extract<BroadcastEvent, { type: 'BroadcastSent' }>['data'];

type Send = { type: 'send'; now: string; confirmedWorkspaces: number } & Omit<Sent, 'workspaces'> & {
    /** The present number; it may be zero. */
    workspaces: number;
  };

export type BroadcastCommand = Send | { type: 'withdrawBanner'; now: string };

type BroadcastState = { isSent: boolean; bannerUntil: string | null };

/** A broadcast is sent once and never changed: a repeat of the click adds nothing. Its banner can be withdrawn. */
export const broadcast = aggregateOf<string, BroadcastState, BroadcastCommand, BroadcastEvent>({
  name: 'broadcast',
  streamOf: broadcastStream,
  tenantOf: noTenant,
  initial: { isSent: false, bannerUntil: null },
  decide: {
    send: ({ type: _type, now, confirmedWorkspaces, ...sent }, { isSent }) => {
      if (isSent) return [];
      if (!sent.byMail && sent.bannerUntil === null) throw new Refusal('broadcast_nowhere');
      if (sent.workspaces === 0) throw new Refusal('broadcast_nobody');
      if (sent.workspaces !== confirmedWorkspaces) throw new Refusal('broadcast_changed');
      if (sent.bannerUntil !== null) requireEnd(sent.bannerUntil, now);
      return [{ type: 'BroadcastSent', data: sent }];
    },
    withdrawBanner: ({ now }, { isSent, bannerUntil }) => {
      if (!isSent) throw new Refusal('broadcast_unknown');
      const isShown = bannerUntil !== null && Date.parse(bannerUntil) > Date.parse(now);
      return isShown ? [{ type: 'BannerWithdrawn', data: {} }] : [];
    },
  },
  evolve: {
    BroadcastSent: (_, { data }) => ({ isSent: true, bannerUntil: data.bannerUntil }),
    BannerWithdrawn: (state) => ({ ...state, bannerUntil: null }),
  },
});

function requireEnd(bannerUntil: string, now: string): void {
  const afterMs = Date.parse(bannerUntil) - Date.parse(now);
  if (afterMs <= 0) throw new Refusal('banner_over');
  if (afterMs > BANNER_DAYS_MAX * DAY_MS) throw new Refusal('banner_too_long');
}
