import type { Pool, PoolClient } from 'pg';

export class Crash extends Error {
  override readonly name = 'Crash';
}

/** For tests: a pool as a process has it that dies before its n-th query. Nothing is asked of the database after that. */
export function dyingPool(pool: Pool, diesAtQuery: number): { pool: Pool; hasDied: () => boolean } {
  let queries = 0;
  const orDie =
    <Args extends unknown[], Result>(query: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      queries += 1;
      if (queries >= diesAtQuery) throw new Crash(`died before query ${diesAtQuery}`);
      return query(...args);
    };
  const connect = async () => mortal(await pool.connect(), {});
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
  return { pool: mortal(pool, { connect }), hasDied: () => queries >= diesAtQuery };
}
