import { DATABASE, OWNER, urlOfDatabase, withClient } from '@graha/dev-stack/postgres/roles';
import type { ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { fill, type Busy } from './fill.ts';
import { closePools, openPools, type Pools } from './pools.ts';
import type { Size } from './size.ts';

export type Scratch = { database: string; busy: Busy };
type Server = Pick<ThrowawayCluster, 'ownerUrl' | 'superuserUrl' | 'passwords'>;

/** Fills a database of the throwaway server to a size. It is a copy of the empty `base`. */
export async function filled(
  server: Server,
  database: string,
  size: Size,
  say: (line: string) => void,
): Promise<Scratch> {
  await withClient(server.superuserUrl, (client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${DATABASE} OWNER ${OWNER}`),
  );
  const pools = poolsOf(server, database);
  try {
    const busy = await withClient(urlOfDatabase(server.superuserUrl, database), (client) =>
      fill(client, pools, size, say),
    );
    return { database, busy };
  } finally {
    await closePools(pools);
  }
}

export const poolsOf = ({ ownerUrl, passwords }: Server, database: string): Pools =>
  openPools(urlOfDatabase(ownerUrl, database), passwords);
