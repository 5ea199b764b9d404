import type { PoolClient } from 'pg';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

/** Births that one subscription looks at in a run, so that a million births of one workspace do not delay the others. */
const BIRTHS_PER_RUN = 500;
const SUBSCRIPTIONS_PER_RUN = 100;
/** Transactions that store births may commit in another order than that of their instants, but none lasts so long. */
const SETTLED = '1 minute';

type Ref = { tenantId: string; subscriptionId: string };

/**
 * Adds stored and replaced births to the plans of the subscriptions that are about them (role: worker). The events of a replaced
 * birth wait for a comparison with its new ones; those of a birth without the tag are dropped unless they were delivered. Returns
 * the number of births looked at.
 */
export async function enrolBirths({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT s.tenant_id AS "tenantId", s.subscription_id AS "subscriptionId" FROM graha.event_subscription s
     WHERE s.status <> 'deleted' AND s.target IN ('all', 'tag', 'ids') AND EXISTS (
       SELECT FROM graha.birth b WHERE b.tenant_id = s.tenant_id AND (b.changed_at, b.birth_id) > (s.seen_at, s.seen_birth_id)
         AND b.changed_at <= (SELECT graha.ledger_now()) - $1::interval)
     LIMIT $2`,
    [SETTLED, SUBSCRIPTIONS_PER_RUN],
  );
  let seen = 0;
  for (const ref of rows) seen += await inTransaction(db, (tx) => enrolPage(tx, ref));
  return seen;
}

async function enrolPage(tx: PoolClient, { tenantId, subscriptionId }: Ref): Promise<number> {
  const { rows: held } = await query(
    tx,
    `SELECT subscription_id FROM graha.event_subscription
     WHERE tenant_id = $1 AND subscription_id = $2 AND status <> 'deleted' FOR UPDATE SKIP LOCKED`,
    [tenantId, subscriptionId],
  );
  if (held.length === 0) return 0;
  const { rows: page } = await query(
    tx,
    `SELECT b.birth_id AS "birthId", b.version, b.changed_at AS "changedAt", p.birth_version AS planned,
       greatest(b.changed_at, s.created_at) AS since, s.target = 'all' OR b.birth_id = ANY (s.birth_ids) OR EXISTS (
         SELECT FROM graha.birth_word w WHERE w.tenant_id = $1 AND w.birth_id = b.birth_id AND w.word_hash = s.word_hash) AS fits
     FROM graha.event_subscription s
     CROSS JOIN LATERAL (SELECT x.birth_id, x.version, x.changed_at FROM graha.birth x
       WHERE x.tenant_id = $1 AND (x.changed_at, x.birth_id) > (s.seen_at, s.seen_birth_id)
         AND x.changed_at <= (SELECT graha.ledger_now()) - $3::interval
       ORDER BY x.changed_at, x.birth_id LIMIT $4) b
     LEFT JOIN LATERAL (SELECT x.birth_version FROM graha.event_plan x
       WHERE x.tenant_id = $1 AND x.subscription_id = $2 AND x.birth_id = b.birth_id LIMIT 1) p ON true
     WHERE s.tenant_id = $1 AND s.subscription_id = $2
     ORDER BY b.changed_at, b.birth_id`,
    [tenantId, subscriptionId, SETTLED, BIRTHS_PER_RUN],
  );
  const last = page.at(-1);
  if (!last) return 0;
  const fits = page.filter((birth) => birth.fits === true && birth.planned !== birth.version);
  const stale = page.filter(
    (birth) => birth.planned !== null && (birth.fits !== true || birth.planned !== birth.version),
  );
  const gone = stale.filter((birth) => birth.fits !== true);
  const ids = (births: readonly { birthId: string }[]) => births.map(({ birthId }) => birthId);
  await tx.query(
    `DELETE FROM graha.due_event WHERE tenant_id = $1 AND subscription_id = $2 AND birth_id = ANY ($3) AND state = 'due'`,
    [tenantId, subscriptionId, ids(gone)],
  );
  // They wait until the planner has compared them with the events of the new birth.
  await tx.query(
    `UPDATE graha.due_event SET due_at = 'infinity'
     WHERE tenant_id = $1 AND subscription_id = $2 AND birth_id = ANY ($3) AND state = 'due'`,
    [tenantId, subscriptionId, ids(stale)],
  );
  await tx.query('DELETE FROM graha.event_plan WHERE tenant_id = $1 AND subscription_id = $2 AND birth_id = ANY ($3)', [
    tenantId,
    subscriptionId,
    ids(gone),
  ]);
  await tx.query(
    `INSERT INTO graha.event_plan (tenant_id, subscription_id, birth_id, birth_version, planned_from, planned_to, next_plan_at)
     SELECT $1, $2, birth_id, version, since, since, since
     FROM unnest($3::uuid[], $4::int[], $5::timestamptz[]) AS x (birth_id, version, since)
     ON CONFLICT (tenant_id, subscription_id, birth_id) DO UPDATE SET birth_version = excluded.birth_version,
       planned_from = excluded.planned_from, anew_from = excluded.planned_from, next_plan_at = excluded.next_plan_at, failures = 0`,
    [tenantId, subscriptionId, ids(fits), fits.map(({ version }) => version), fits.map(({ since }) => since)],
  );
  await tx.query(
    'UPDATE graha.event_subscription SET seen_at = $3, seen_birth_id = $4 WHERE tenant_id = $1 AND subscription_id = $2',
    [tenantId, subscriptionId, last.changedAt, last.birthId],
  );
  return page.length;
}
