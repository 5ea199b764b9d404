import pg from 'pg';
import { connectionTo } from './primary-client.ts';

export type PoolOptions = {
  /** One host or several, separated by commas, of which the pool connects to the primary. */
  url: string;
  applicationName: string;
  max: number;
  /** Called for connections that broke while idle; the pool replaces them. */
  onError: (error: Error) => void;
  /** Client-side timeout of a query. The server-side limit is a setting of the role. */
  queryTimeoutMs?: number;
  /** Makes the sessions read-only, even on a standby that is promoted meanwhile. */
  isReadOnly?: boolean;
};

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 20_000;

/** Limits of every client: a server that takes connections and questions may not answer. */
export const waitsOf = (queryTimeoutMs = QUERY_TIMEOUT_MS): Waits => ({
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: queryTimeoutMs,
  keepAlive: true,
});

type Waits = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout' | 'keepAlive'>;

/**
 * Server-side limits are set on the roles, in the migrations, because a pooler in transaction mode refuses start-up parameters.
 */
export function createPool({ url, applicationName, max, onError, queryTimeoutMs, isReadOnly }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    application_name: applicationName,
    max,
    ...waitsOf(queryTimeoutMs),
    ...(isReadOnly ? { onConnect: readOnly } : {}),
  });
  pool.on('error', onError);
  // A checked-out connection that breaks between two queries has no other listener, and the error would end the process.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** The pool waits for it before it hands out the connection. */
const readOnly = async (client: pg.ClientBase): Promise<void> =>
  void (await client.query('SET default_transaction_read_only = on'));

/** The next query fails with the reason. */
const ignore = (): void => {};
