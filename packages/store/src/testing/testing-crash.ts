import type { Pool, PoolClient } from 'pg';

export class Crash extends Error {
  override readonly name = 'Crash';
}

interface Dying {
  pool: Pool;
  hasDied: () => boolean;
  /**
   * Resolves when Postgres has ended the transactions of the dead process. Until then their locks are held, and a worker that
   * uses `pg_try_advisory_xact_lock` skips its turn.
   */
  ended: () => Promise<void>;
}

/** Simulates the pool of a process that dies before its n-th query. It sends no query after that. */
export function dyingPool(pool: Pool, diesAtQuery: number): Dying {
  let queries = 0;
  const backends = new Set<number>();
  const orDie =
    <Args extends unknown[], Result>(query: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      queries += 1;
      if (queries >= diesAtQuery) throw new Crash(`died before query ${diesAtQuery}`);
      return query(...args);
    };
  const connect = async () => {
    const client = await pool.connect();
    // Safe: `processID` is the backend's, from the protocol's start-up; the types of pg leave it out.
    backends.add((client as PoolClient & { processID: number }).processID);
    return mortal(client, {});
  };
  const mortal = <Target extends Pool | PoolClient>(target: Target, own: object): Target => {
    // Safe: queries are awaited here, never called back.
    const query = orDie(target.query.bind(target) as (...args: unknown[]) => Promise<unknown>);
    return new Proxy(target, {
      get(_target, key) {
        if (key === 'query') return query;
        if (Object.hasOwn(own, key)) return Reflect.get(own, key);
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const ended = async (): Promise<void> => {
    const open =
      'SELECT FROM pg_stat_activity WHERE pid = ANY($1) AND xact_start IS NOT NULL AND pid <> pg_backend_pid()';
    while ((await pool.query(open, [[...backends]])).rowCount !== 0);
  };
  return { pool: mortal(pool, { connect }), hasDied: () => queries >= diesAtQuery, ended };
}
