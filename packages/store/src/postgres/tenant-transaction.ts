import pg, { type Pool, type PoolClient } from 'pg';

/** An operator's connection reads, unless its transaction says that it writes. */
type Begin = 'BEGIN' | 'BEGIN READ WRITE';

/** Runs the work in one transaction; a connection whose rollback fails is thrown away. */
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
    if (isReadOnly(error)) broken = error;
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The server of this connection has become a standby: the next connection finds the primary. */
const isReadOnly = (error: unknown): error is Error => error instanceof pg.DatabaseError && error.code === '25006';

/** One tenant's rows and no others, for this transaction alone: nothing stays on the connection. */
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
