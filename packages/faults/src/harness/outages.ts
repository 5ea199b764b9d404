import { withClient } from '@graha/dev-stack/postgres/roles';
import type { Workspace } from '@graha/store/testing/testing';
import type { Stage } from '../stage.ts';
import { sleep } from './load.ts';
import { query } from '@graha/store/postgres/query';

/** A way in which Postgres can be unavailable. */
export type Outage = {
  name: string;
  /** Set if only the given workspace is affected. */
  isOfOneTenant?: true;
  /** @returns a function that ends the outage */
  begin(stage: Stage, workspace: Workspace): Promise<() => Promise<void>>;
};

export const OUTAGES: readonly Outage[] = [
  {
    name: 'stopped',
    async begin({ cluster }) {
      await cluster.stop();
      return cluster.start;
    },
  },
  {
    name: 'read-only',
    async begin({ urls }) {
      await alterSystem(urls.superuserUrl, 'SET default_transaction_read_only = on');
      return () => alterSystem(urls.superuserUrl, 'RESET default_transaction_read_only');
    },
  },
  { name: 'out of connections', begin: ({ urls }) => takeAllConnections(urls) },
  {
    name: 'locked in one account',
    isOfOneTenant: true,
    async begin({ pools }, { tenantId }) {
      const holder = await pools.owner.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
      return async () => {
        await holder.query('ROLLBACK');
        holder.release();
      };
    },
  },
];

const alterSystem = (superuserUrl: string, what: string): Promise<void> =>
  withClient(superuserUrl, async (client) => {
    await client.query('SET default_transaction_read_only = off');
    await client.query(`ALTER SYSTEM ${what}`);
    await client.query('SELECT pg_reload_conf()');
  });

const END_API_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'graha_api'`;
const LOST_TIMES = 10;

/** Ends the API's connections and takes every free one. */
async function takeAllConnections({ ownerUrl, superuserUrl }: Stage['urls']): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const state = { isOver: false };
  const take = async (): Promise<void> => {
    while (!state.isOver) {
      await withClient(ownerUrl, () => released).catch(() => sleep(20)); // Refused: no connection is free at this moment.
    }
  };
  const taking = await withClient(superuserUrl, async (client) => {
    const { rows } = await query(client, `SELECT current_setting('max_connections')::int AS count`);
    const all = Array.from({ length: rows[0]?.count ?? 0 }, take);
    // The API competes for the freed connections; when it has lost all of them, none is freed any more.
    for (let lost = 0; lost < LOST_TIMES; await sleep(50)) {
      const ended = await client.query(END_API_SESSIONS);
      lost = ended.rowCount === 0 ? lost + 1 : 0;
    }
    return all;
  });
  return async () => {
    state.isOver = true;
    release();
    await Promise.all(taking);
  };
}
