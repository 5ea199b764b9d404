import type { Pool, PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';
import { project, type Projector } from './projector.ts';
import { keyList } from './read-models/key-list.ts';
import { tenantCard } from './read-models/tenant-card.ts';
import { countEverything, USAGE_BY_DAY } from './read-models/usage-by-day.ts';
import { inTransaction } from './tenant-transaction.ts';

const EVENTS_PER_PAGE = 1_000;

/** `locks` are taken in this order, which is the order in which live writers come to them. */
type ReadModel = { table: string; locks: readonly string[]; fill: (tx: PoolClient) => Promise<void> };

const fromEvents =
  (projector: Projector) =>
  async (tx: PoolClient): Promise<void> => {
    let after = '0';
    for (;;) {
      const { rows } = await tx.query<EventRow>(
        'SELECT * FROM graha.event WHERE pos > $1 AND type = ANY ($2) ORDER BY pos LIMIT $3',
        [after, Object.keys(projector.on), EVENTS_PER_PAGE],
      );
      await project([projector], tx, rows.map(eventOf));
      const last = rows.at(-1);
      if (!last) return;
      after = last.pos;
    }
  };

export const READ_MODELS = {
  'key-list': { table: 'graha.api_key', locks: ['graha.api_key'], fill: fromEvents(keyList) },
  'tenant-card': { table: 'graha.tenant_card', locks: ['graha.tenant_card'], fill: fromEvents(tenantCard) },
  [USAGE_BY_DAY]: {
    table: 'graha.usage_by_day',
    locks: ['graha.projection_checkpoint', 'graha.usage_by_day'],
    fill: countEverything,
  },
} as const satisfies Record<string, ReadModel>;
export type ReadModelName = keyof typeof READ_MODELS;

/**
 * Empties a read model and fills it from the first event on, as worker, in one transaction: readers see the old rows or the
 * new ones, writers wait. Returns the checksum of what is there now.
 */
export async function rebuild(pool: Pool, name: ReadModelName): Promise<string> {
  const { table, locks, fill } = READ_MODELS[name];
  return inTransaction(pool, async (tx) => {
    await tx.query(`LOCK TABLE ${locks.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    await tx.query(`DELETE FROM ${table}`);
    await fill(tx);
    return checksum(tx, name);
  });
}

/** Equal for equal rows, whatever their order on disk. */
export async function checksum(tx: Pool | PoolClient, name: ReadModelName): Promise<string> {
  const { rows } = await tx.query<{ sum: string }>(
    `SELECT md5(coalesce(string_agg(row::text, chr(10) ORDER BY row::text), '')) AS sum FROM ${READ_MODELS[name].table} row`,
  );
  return rows[0]?.sum ?? '';
}
