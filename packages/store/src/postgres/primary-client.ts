import { callbackify } from 'node:util';
import pg from 'pg';
import { hostUrls } from './host-urls.ts';

const PROBE_MS = 3_000;
/** Time for the other hosts to answer after a primary was found, because one of them may have been promoted later. */
const GRACE_MS = 200;

/** Null on a standby and on a server that was made read-only; a role that reads by default (graha_operator) does not count. */
const TIMELINE = `SELECT CASE WHEN NOT pg_is_in_recovery() AND NOT EXISTS (
    SELECT FROM pg_settings WHERE name = 'default_transaction_read_only' AND setting = 'on' AND source NOT IN ('user', 'database user')
  ) THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

type Found = { host: string; port: number; timeline: number };

/** No query was sent: the code is that of a server that accepts no sessions. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = '57P03';
}

/** The newest timeline that this process has seen on a set of hosts. A primary on an older timeline was replaced. */
const newest = new Map<string, number>();
const looking = new Map<string, Promise<Found>>();

/**
 * A connection to the primary among several hosts. Of two primaries, the one promoted last is used; a server on an older
 * timeline gets no more writes.
 */
export class PrimaryClient extends pg.Client {
  readonly #urls: readonly string[];

  constructor(config: pg.ClientConfig = {}) {
    const urls = hostUrls(config.connectionString ?? '');
    super({ ...config, connectionString: urls[0] });
    this.#urls = urls;
    this.on('error', ignore);
  }

  override connect(): Promise<this>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: unknown): Promise<this> | void {
    if (typeof callback !== 'function') return this.#connect();
    callbackify(() => this.#connect())((error, client) => void callback(error, client));
  }

  async #connect(): Promise<this> {
    const { host, port } = await findPrimary(this.#urls);
    Object.assign(this, { host, port });
    await super.connect();
    return this;
  }
}

/** Connection settings for a client or a pool: one host directly, several through a search for the primary. */
export function connectionTo(url: string): Pick<pg.PoolConfig, 'connectionString' | 'Client'> {
  return url.includes(',') && hostUrls(url).length > 1
    ? { connectionString: url, Client: PrimaryClient }
    : { connectionString: url };
}

/** Creates a separate client, not yet connected. */
export function createClient(url: string, config: pg.ClientConfig): pg.Client {
  const { Client, connectionString } = connectionTo(url);
  if (Client) return new PrimaryClient({ ...config, connectionString });
  return new pg.Client({ ...config, connectionString }).on('error', ignore);
}

/**
 * A server that shuts down can accept a session and end it in one packet: then the error comes before the caller of
 * `connect` can listen, and without a listener it would end the process. The next query fails with the reason.
 */
const ignore = (): void => {};

/** Clients that connect at the same moment share one search. */
function findPrimary(urls: readonly string[]): Promise<Found> {
  const key = urls.join();
  const found = looking.get(key) ?? look(urls).finally(() => looking.delete(key));
  looking.set(key, found);
  return found;
}

async function look(urls: readonly string[]): Promise<Found> {
  const hosts = urls.map((url) => new URL(url).host).join();
  const reasons: unknown[] = [];
  const found: Found[] = [];
  let stopWaiting = (): void => {};
  const waited = new Promise<void>((resolve) => (stopWaiting = resolve));
  const all = urls.map(async (url) => {
    try {
      const primary = await probe(url);
      if (primary) {
        found.push(primary);
        setTimeout(stopWaiting, GRACE_MS).unref();
      } else reasons.push(new Error(`${new URL(url).host} takes no writes`));
    } catch (error) {
      reasons.push(error);
    }
  });
  await Promise.race([Promise.all(all), waited]);
  const known = newest.get(hosts) ?? 0;
  const [best] = found.filter(({ timeline }) => timeline >= known).toSorted((a, b) => b.timeline - a.timeline);
  if (!best) throw new NoPrimary(`None of ${hosts} is the primary.`, { cause: new AggregateError(reasons) });
  newest.set(hosts, best.timeline);
  return best;
}

async function probe(url: string): Promise<Found | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'graha-look',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', ignore);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    const timeline = rows[0]?.timeline ?? null;
    return timeline === null ? null : { host: client.host, port: client.port, timeline };
  } finally {
    await client.end().catch(() => {});
  }
}
