import pg from 'pg';
import { stack } from '../stack.ts';

export type Charged = { key: string; operation: string; calls: number; credits: number };

/** What the ledger itself charged to keys of these names, by key and operation. */
export async function chargedTo(keyNames: readonly string[]): Promise<Charged[]> {
  if (stack.databaseUrl === null) throw new Error('This stack does not name its database.');
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Charged>(
      `SELECT k.name AS key, e.operation, count(*)::int AS calls, sum(e.cost)::int AS credits
         FROM graha.ledger_entry e JOIN graha.api_key k USING (tenant_id, key_id)
        WHERE e.kind = 'CallCharged' AND k.name = ANY ($1)
        GROUP BY k.name, e.operation`,
      [keyNames],
    );
    return rows;
  } finally {
    await client.end();
  }
}
