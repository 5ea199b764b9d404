import type { PoolClient } from 'pg';
import { feedSteps } from '../log/event-feed.ts';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

const ROWS_PER_RUN = 5_000;

/** Removes the events of erased births, and the messages about them (role: worker). Returns the number of erased births. */
export async function dropErasedBirths({ db }: Db): Promise<number> {
  let erased = 0;
  const consumer = { name: 'event-subscriptions', types: ['BirthErased'], upTo: 'end' as const };
  const steps = feedSteps(
    { db },
    {
      ...consumer,
      handle: async (tx, event) => {
        if (event.type === 'BirthErased') await dropBirth(tx, { tenantId: event.tenantId, ...event.data });
      },
    },
  );
  for await (const step of steps) erased += step;
  return erased;
}

/** Waits for deliveries and plans that have read the birth: each holds its subscription. Later ones find no birth. */
async function dropBirth(tx: PoolClient, { tenantId, birthId }: { tenantId: string; birthId: string }): Promise<void> {
  await query(
    tx,
    'SELECT subscription_id FROM graha.event_subscription WHERE tenant_id = $1 ORDER BY subscription_id FOR UPDATE',
    [tenantId],
  );
  // By the birth, because a deleted subscription has left no event by which its messages could be found.
  await tx.query(
    `DELETE FROM graha.webhook_delivery WHERE tenant_id = $1 AND type IN ('sky.event', 'event.moved')
       AND substring(body from '"birth_id":"([0-9a-f-]{36})"') = $2::text`,
    [tenantId, birthId],
  );
  for (const table of ['due_event', 'event_plan'])
    await tx.query(`DELETE FROM graha.${table} WHERE tenant_id = $1 AND birth_id = $2`, [tenantId, birthId]);
}

/** Removes a part of the events of deleted subscriptions, and then their rows (role: worker). Returns the number of rows. */
export async function dropDeleted({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", subscription_id AS "subscriptionId" FROM graha.event_subscription
     WHERE status = 'deleted' LIMIT 10`,
  );
  let removed = 0;
  for (const { tenantId, subscriptionId } of rows)
    removed += await inTransaction(db, async (tx) => {
      const place = [tenantId, subscriptionId];
      for (const table of ['due_event', 'event_plan']) {
        const { rowCount } = await tx.query(
          `DELETE FROM graha.${table} WHERE (tableoid, ctid) = ANY (ARRAY(SELECT (tableoid, ctid) FROM graha.${table}
             WHERE tenant_id = $1 AND subscription_id = $2 LIMIT ${ROWS_PER_RUN}))`,
          place,
        );
        if (rowCount) return rowCount;
      }
      const gone = await tx.query(
        'DELETE FROM graha.event_subscription WHERE tenant_id = $1 AND subscription_id = $2',
        place,
      );
      return gone.rowCount ?? 0;
    });
  return removed;
}
