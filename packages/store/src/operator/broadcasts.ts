import type { PlanId } from '@graha/domain/billing/plans';
import type { Untimed } from '@graha/domain/core/aggregate';
import { broadcast, type BroadcastCommand, type BroadcastStatus } from '@graha/domain/operations/broadcast';
import { execute } from '../aggregates/execute.ts';
import type { ActorContext, Db, TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** The workspaces of a broadcast: those with one of the plans and one of the states. */
export type Audience = { plans: PlanId[]; statuses: BroadcastStatus[] };

/** Returns the number of workspaces of an audience (role: operator). */
export async function audienceSize({ db }: Db, { plans, statuses }: Audience): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT count(*)::float8 AS workspaces FROM graha.tenant_card WHERE plan = ANY ($1) AND status = ANY ($2)`,
    [plans, statuses],
  );
  return rows[0]?.workspaces ?? 0;
}

type Send = Extract<BroadcastCommand, { type: 'send' }>;
type Sending = { broadcastId: string } & Omit<Untimed<Send>, 'type' | 'now' | 'workspaces'>;

/**
 * Sends a broadcast to the workspaces that exist now (role: operator); the worker mails it. Returns false for a repeat.
 * @throws Refusal
 */
export async function sendBroadcast(ctx: ActorContext, { broadcastId, ...sending }: Sending): Promise<boolean> {
  const workspaces = await audienceSize(ctx, sending);
  return (await execute(ctx, broadcast, broadcastId, { type: 'send', ...sending, workspaces })).length > 0;
}

/**
 * Ends the banner of a broadcast now (role: operator). Returns false if it had none, or it was over.
 * @throws Refusal
 */
export const withdrawBanner = async (ctx: ActorContext, { broadcastId }: { broadcastId: string }): Promise<boolean> =>
  (await execute(ctx, broadcast, broadcastId, { type: 'withdrawBanner' })).length > 0;

export type ListedBroadcast = Audience & {
  broadcastId: string;
  title: string;
  text: string;
  byMail: boolean;
  bannerUntil: Date | null;
  workspaces: number;
  sentAt: Date;
};

/** Returns broadcasts, newest first (role: operator). */
export async function listBroadcasts({ db }: Db, { max }: { max: number }): Promise<ListedBroadcast[]> {
  const { rows } = await query(
    db,
    `SELECT broadcast_id AS "broadcastId", title, text, plans, statuses, by_mail AS "byMail", banner_until AS "bannerUntil",
       workspaces, sent_at AS "sentAt"
     FROM graha.broadcast ORDER BY sent_at DESC, broadcast_id LIMIT $1`,
    [max],
  );
  return narrowed<ListedBroadcast>(rows);
}

export type BannerText = { broadcastId: string; title: string; text: string };

/** Returns the banners that a workspace has now, newest first (role: portal). A workspace created later has none of them. */
export const bannersOf = ({ db, tenantId }: TenantContext): Promise<BannerText[]> =>
  withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT b.broadcast_id AS "broadcastId", b.title, b.text
       FROM graha.broadcast b JOIN graha.tenant_card c ON c.tenant_id = $1
       WHERE b.banner_until > graha.ledger_now() AND c.plan = ANY (b.plans) AND c.status = ANY (b.statuses)
         AND c.created_at < b.sent_at
       ORDER BY b.sent_at DESC, b.broadcast_id`,
      [tenantId],
    );
    return rows;
  });
