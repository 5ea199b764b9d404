import pg, { type Pool, type PoolClient } from 'pg';

/** An operator's connection is read-only unless its transaction begins as READ WRITE. */
type Begin = 'BEGIN' | 'BEGIN READ WRITE';

/** Runs the work in one transaction; a connection whose rollback fails, or whose server does not answer, is discarded. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  begin: Begin = 'BEGIN',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (isReadOnly(error) || isUnanswered(error)) broken = error;
    if (!isUnanswered(error)) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The server of this connection has become a standby: the next connection finds the primary. */
const isReadOnly = (error: unknown): error is Error => error instanceof pg.DatabaseError && error.code === '25006';

/** A rollback would wait behind the query for as long again; the server rolls back when the connection ends. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Runs the work in a transaction that sees only the rows of one tenant; the connection keeps no setting afterwards. */
export function withTenant<Result>(
  pool: Pool,
  tenantId: string,
  work: (client: PoolClient) => Promise<Result>,
  begin: Begin = 'BEGIN',
): Promise<Result> {
  const asTenant = async (client: PoolClient) => {
    await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenantId]);
    return work(client);
  };
  return inTransaction(pool, asTenant, begin);
}
