import type { Pool, PoolClient, QueryResult } from 'pg';

/** One statement of a subject, identified by its text. */
export type Timing = { text: string; ms: number; plan: string | null };

/** Runs statements one after another, so that none waits for a core used by another. */
export type Recorder = { record: (work: () => Promise<unknown>, isExplained: boolean) => Promise<Timing[]> };

type Query = (text: string, values?: unknown[]) => Promise<QueryResult>;

const READS = /^\s*(SELECT|WITH)\b/i;
/** Statements without a useful plan, or that must not run twice. */
const NOT_EXPLAINED = /set_config|\b(INSERT|UPDATE|DELETE)\b|^\s*SELECT graha\.\w+\(/;
const WITHOUT_TIME = /^\s*(BEGIN|COMMIT|ROLLBACK|LOCK|SELECT set_config)/i;

export function recorderOf(pools: readonly Pool[]): Recorder {
  let timings: Timing[] = [];
  let isExplained = false;
  let turn: Promise<unknown> = Promise.resolve();
  const known = new WeakSet<PoolClient>();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };

  const timed = async (query: Query, text: string, values?: unknown[]): Promise<QueryResult> => {
    const startMs = performance.now();
    const result = await query(text, values);
    const ms = performance.now() - startMs;
    if (WITHOUT_TIME.test(text)) return result;
    const isRead = READS.test(text) && !NOT_EXPLAINED.test(text);
    const plan = isExplained && isRead ? await planOf(query, text, values) : null;
    timings.push({ text, ms, plan });
    return result;
  };

  for (const pool of pools) {
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>; // Safe: no caller passes a callback.
    const connected = async () => {
      const client = await connect();
      if (!known.has(client)) {
        known.add(client);
        // Safe: the store and its callers pass text and values, and await the answer.
        const query = client.query.bind(client) as unknown as Query;
        Object.assign(client, {
          query: (text: string, values?: unknown[]) => inTurn(() => timed(query, text, values)),
        });
      }
      return client;
    };
    const query: Query = async (text, values) => {
      const client = await connected();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    };
    Object.assign(pool, { connect: connected, query });
  }
  return {
    async record(work, explained) {
      timings = [];
      isExplained = explained;
      await work();
      return timings;
    },
  };
}

async function planOf(query: Query, text: string, values?: unknown[]): Promise<string> {
  const { rows } = await query(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}
