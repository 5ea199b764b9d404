import pg from 'pg';
import { connectionTo } from './primary-client.ts';

export type PoolOptions = {
  /** Names one host or, separated by commas, several: of these the pool connects to the primary. */
  url: string;
  applicationName: string;
  max: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onError: (error: Error) => void;
  /** How long the caller waits for an answer. The server's own limit stands with the role. */
  queryTimeoutMs?: number;
  /** Its sessions read, even on a standby that is promoted meanwhile. */
  isReadOnly?: boolean;
};

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 20_000;

/** Server-side limits are set on the roles, in the migrations: a pooler in transaction mode refuses start-up parameters. */
export function createPool({ url, applicationName, max, onError, queryTimeoutMs, isReadOnly }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    application_name: applicationName,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    keepAlive: true,
    ...(isReadOnly ? { onConnect: readOnly } : {}),
  });
  pool.on('error', onError);
  // One that breaks while it is lent out, between two queries, has no other listener: without one the process would end.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** The pool waits for it before it lends the connection out. */
const readOnly = async (client: pg.ClientBase): Promise<void> =>
  void (await client.query('SET default_transaction_read_only = on'));

/** The next query on it fails, and says why. */
const ignore = (): void => {};
