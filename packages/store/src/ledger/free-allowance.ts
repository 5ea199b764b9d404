import { PLANS } from '@graha/domain/billing/plans';
import { tenantStream, userStream } from '@graha/domain/core/streams';
import { freeCallsMax, freeTerms, isVerified, user } from '@graha/domain/team/user';
import type { PoolClient } from 'pg';
import { consumeFeed } from '../log/event-feed.ts';
import { eventOf, type EventRow } from '../log/event-row.ts';
import type { Recorded } from '../log/event-store.ts';
import { stateIn } from '../log/fold.ts';
import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

const CONSUMER = 'free-allowance';

/**
 * Raises the call limit after the owner has verified an address (role: worker). Checks after each of the three events that it
 * needs, so their order does not matter. Returns the number of events.
 */
export const liftCallsLimits = (ctx: Db): Promise<number> =>
  consumeFeed(ctx, {
    name: CONSUMER,
    handle: async (tx, event) => {
      const ownerId = ownerOf(event);
      if (ownerId !== null) await liftCallsLimit(tx, ownerId);
    },
  });

const USER_PREFIX = userStream('');

function ownerOf(event: Recorded): string | null {
  if (event.type === 'TenantCreated') return event.data.ownerUserId;
  const isNews = event.type === 'EmailVerified' || event.type === 'FreeAllowanceClaimed';
  return isNews ? event.streamId.slice(USER_PREFIX.length) : null;
}

async function liftCallsLimit(tx: PoolClient, ownerId: string): Promise<void> {
  const owner = await stateIn(tx, user, ownerId);
  if (owner.freeTenantId === null || !isVerified(owner)) return;
  await tx.query(
    `SELECT graha.set_calls_limit(tenant_id, $2) FROM graha.credit_account
     WHERE tenant_id = $1 AND plan = 'free' AND calls_limit < $2`,
    [owner.freeTenantId, PLANS.free.callsPerPeriod],
  );
}

/**
 * Returns the allowance of the Free plan for a workspace that returns to it; a detour through a paid plan gives no second one.
 */
export async function freeTermsOf(tx: PoolClient, tenantId: string): Promise<{ credits: number; calls: number }> {
  const { rows } = await query(tx, 'SELECT * FROM graha.read_stream($1) LIMIT 1', [tenantStream(tenantId)]);
  const [created] = narrowed<EventRow>(rows).map(eventOf);
  if (created?.type !== 'TenantCreated') return freeTerms(undefined);
  const { ownerUserId, callsMax } = created.data;
  if (ownerUserId === null || callsMax === undefined) return freeTerms(undefined);
  return freeTerms(freeCallsMax(await stateIn(tx, user, ownerUserId), tenantId));
}
