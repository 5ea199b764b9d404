import { PLANS } from '@graha/domain/billing/plans';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { Refusal } from '@graha/domain/core/refusal';
import type { PoolClient } from 'pg';
import { tagHash } from '../births/sealed-birth.ts';
import { keyForWriting } from '../births/write-births.ts';
import { planOf } from '../ledger/metering.ts';
import type { Projector } from '../log/projector.ts';
import { query } from '../postgres/query.ts';
import { sealTarget, type SubscribedTo } from './sealed-target.ts';

/** Stands for the birth in the plan of a place or of the sky. */
export const NO_BIRTH = NIL_TENANT_ID;

const HERE = 'WHERE tenant_id = $1 AND subscription_id = $2';

/** Limits the number of subscriptions under a lock per workspace, because one stream does not know the others. */
async function requireSpace(tx: PoolClient, tenantId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`event subscriptions ${tenantId}`]);
  const { rows } = await query(
    tx,
    `SELECT (SELECT count(*)::int FROM graha.event_subscription WHERE tenant_id = $1 AND status <> 'deleted') AS count,
       (SELECT plan FROM graha.credit_account WHERE tenant_id = $1) AS plan`,
    [tenantId],
  );
  const { count, plan } = rows[0] ?? { count: 0, plan: null };
  const max = PLANS[plan === null ? 'free' : planOf(plan)].subscriptionsMax;
  if (max !== null && (count ?? 0) >= max) throw new Refusal('subscriptions_too_many');
}

async function requireBirths(tx: PoolClient, tenantId: string, birthIds: readonly string[]): Promise<void> {
  const { rows } = await query(
    tx,
    'SELECT count(*)::int AS count FROM graha.birth WHERE tenant_id = $1 AND birth_id = ANY ($2)',
    [tenantId, birthIds],
  );
  if (rows[0]?.count !== new Set(birthIds).size) throw new Refusal('birth_unknown');
}

/** Writes the row of a new subscription, whose events do not carry its target. */
export const addingRow = (of: SubscribedTo): Projector => ({
  name: 'event-subscription-created',
  on: {
    EventSubscriptionCreated: async (tx, { tenantId, occurredAt: at, data }) => {
      const { subscriptionId, target, kinds, daysAhead, deliver, language, capCredits } = data;
      const key = await keyForWriting(tx, tenantId);
      await requireSpace(tx, tenantId);
      if (of.target === 'ids') await requireBirths(tx, tenantId, of.birthIds);
      await tx.query(
        `INSERT INTO graha.event_subscription (tenant_id, subscription_id, target, sealed, word_hash, birth_ids, kinds, days_ahead,
           deliver, language, cap_credits, status, deliver_from, spent_month, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'active', $12,
           date_trunc('month', $12::timestamptz AT TIME ZONE 'utc'), $12)`,
        [
          tenantId,
          subscriptionId,
          target,
          sealTarget(key, of, { tenantId, subscriptionId }),
          of.target === 'tag' ? tagHash(key, of.tag) : null,
          of.target === 'ids' ? of.birthIds : null,
          kinds,
          daysAhead,
          deliver,
          language,
          capCredits,
          at,
        ],
      );
      if (of.target !== 'place' && of.target !== 'sky') return;
      await tx.query(
        `INSERT INTO graha.event_plan (tenant_id, subscription_id, birth_id, birth_version, planned_from, planned_to, next_plan_at)
         VALUES ($1, $2, $3, 0, $4, $4, $4)`,
        [tenantId, subscriptionId, NO_BIRTH, at],
      );
    },
  },
});

/** Keeps the hash of a calendar's address, which its event does not carry. */
export const openingCalendar = (hash: Buffer): Projector => ({
  name: 'event-calendar-opened',
  on: {
    EventCalendarOpened: (tx, { tenantId, occurredAt, data }) =>
      tx.query(`UPDATE graha.event_subscription SET calendar_hash = $3, calendar_since = $4 ${HERE}`, [
        tenantId,
        data.subscriptionId,
        hash,
        occurredAt,
      ]),
  },
});

/** Keeps the rows of subscriptions at their later events. */
export const CHANGING: Projector = {
  name: 'event-subscription-changed',
  on: {
    EventSubscriptionPaused: (tx, { tenantId, data }) =>
      tx.query(`UPDATE graha.event_subscription SET status = 'paused' ${HERE}`, [tenantId, data.subscriptionId]),
    // Events that were due in the meantime are not sent late.
    EventSubscriptionResumed: (tx, { tenantId, occurredAt, data }) =>
      tx.query(
        `UPDATE graha.event_subscription SET status = 'active', deliver_from = $3, stopped_because = NULL ${HERE}`,
        [tenantId, data.subscriptionId, occurredAt],
      ),
    EventSubscriptionCapChanged: (tx, { tenantId, data }) =>
      tx.query(`UPDATE graha.event_subscription SET cap_credits = $3 ${HERE}`, [
        tenantId,
        data.subscriptionId,
        data.capCredits,
      ]),
    EventSubscriptionStopped: (tx, { tenantId, data }) =>
      tx.query(`UPDATE graha.event_subscription SET deliver_from = $3, stopped_because = $4 ${HERE}`, [
        tenantId,
        data.subscriptionId,
        data.until,
        data.because,
      ]),
    EventCalendarClosed: (tx, { tenantId, data }) =>
      tx.query(`UPDATE graha.event_subscription SET calendar_hash = NULL, calendar_since = NULL ${HERE}`, [
        tenantId,
        data.subscriptionId,
      ]),
    EventSubscriptionDeleted: (tx, { tenantId, data }) =>
      tx.query(
        `UPDATE graha.event_subscription SET status = 'deleted', calendar_hash = NULL, calendar_since = NULL ${HERE}`,
        [tenantId, data.subscriptionId],
      ),
  },
};
