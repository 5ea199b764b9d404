import type { AutoTopUpPause, AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { PLANS } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import type { PoolClient } from 'pg';
import { feedSteps } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import { stateIn } from '../log/fold.ts';
import { type Letter, queueMailToKeepers } from '../mail/mail-outbox.ts';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

const CONSUMER = 'spending-mails';

const TYPES = [
  'AutoTopUpTurnedOn',
  'AutoTopUpTurnedOff',
  'AutoTopUpPaused',
  'TopUpPurchased',
  'SpendLimitSet',
  'PaymentFailed',
  'PlanChanged',
] as const satisfies readonly Recorded['type'][];

/** A change of a workspace's spending rules, an automatic purchase, or a renewal that was not paid. */
type SpendingChange =
  | ({ kind: 'turned-on' } & AutoTopUpRule)
  | { kind: 'turned-off' }
  | { kind: 'paused'; reason: AutoTopUpPause }
  | { kind: 'bought'; credits: number; packs: number; packsMax: number | null }
  | { kind: 'spend-limit'; creditsMax: number | null }
  | { kind: 'payment-failed'; amountCents: number; retryAt: Date | null }
  | { kind: 'plan-unpaid'; planName: string; isWithdrawn: boolean };
export type SpendingNews = { workspace: string; at: Date; change: SpendingChange };
type Write = (news: SpendingNews) => Promise<Letter>;

/** Mails owners and admins about each change once (role: worker). Returns the number of events. */
export async function mailSpendingNews({ db }: Db, { write }: { write: Write }): Promise<number> {
  let events = 0;
  const handle = (tx: PoolClient, event: Recorded) => mailOne(tx, event, write);
  for await (const step of feedSteps({ db }, { name: CONSUMER, types: TYPES, upTo: 'end', handle })) events += step;
  return events;
}

async function mailOne(tx: PoolClient, event: Recorded, write: Write): Promise<void> {
  const { tenantId, occurredAt: at } = event;
  const change = await changeOf(tx, event);
  if (change === null) return;
  const { rows } = await query(tx, 'SELECT name FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  const letter = await write({ workspace: rows[0]?.name ?? '', at, change });
  await queueMailToKeepers({ db: tx, tenantId }, { ...letter, dedupeKey: `spending-news:${event.eventId}` });
}

async function changeOf(tx: PoolClient, event: Recorded): Promise<SpendingChange | null> {
  switch (event.type) {
    case 'AutoTopUpTurnedOn':
      return { kind: 'turned-on', ...event.data };
    case 'AutoTopUpTurnedOff':
      return { kind: 'turned-off' };
    case 'AutoTopUpPaused':
      return { kind: 'paused', reason: event.data.reason };
    case 'SpendLimitSet':
      return { kind: 'spend-limit', creditsMax: event.data.creditsMax };
    case 'PaymentFailed': {
      const { amountCents, retryAt = null } = event.data;
      if (amountCents === undefined) return null; // Of an earlier release, when no mail was sent.
      return { kind: 'payment-failed', amountCents, retryAt: retryAt === null ? null : new Date(retryAt) };
    }
    case 'PlanChanged':
      return unpaidPlan(tx, event.tenantId, event.data);
    case 'TopUpPurchased': {
      if (event.data.purchaseId === undefined) return null; // A manual purchase of a pack needs no mail.
      const { autoTopUp } = await stateIn(tx, subscription, event.tenantId);
      return {
        kind: 'bought',
        credits: event.data.credits,
        packs: autoTopUp.packs,
        packsMax: autoTopUp.rule?.packsMax ?? null,
      };
    }
    default:
      return null;
  }
}

type PlanChange = Extract<Recorded, { type: 'PlanChanged' }>['data'];

/** Returns null for a change that a person made. At Stripe an unpaid subscription may end or wait, by a setting there. */
async function unpaidPlan(
  tx: PoolClient,
  tenantId: string,
  { from, to, unpaidFrom }: PlanChange,
): Promise<SpendingChange | null> {
  if (to !== 'free') return null;
  const isWithdrawn = unpaidFrom !== undefined;
  if (!isWithdrawn && !(await stateIn(tx, subscription, tenantId)).inDunning) return null;
  return { kind: 'plan-unpaid', planName: PLANS[from].name, isWithdrawn };
}
