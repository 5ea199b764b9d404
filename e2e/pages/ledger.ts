import { query } from './database.ts';

export type Charged = { key: string; operation: string; calls: number; credits: number };

/** Returns the ledger's own charges to keys of these names, by key and operation. */
export async function chargedTo(keyNames: readonly string[]): Promise<Charged[]> {
  const rows = await query(
    `SELECT k.name AS key, e.operation, count(*)::int AS calls, sum(e.cost)::int AS credits
       FROM graha.ledger_entry e JOIN graha.api_key k USING (tenant_id, key_id)
      WHERE e.kind = 'CallCharged' AND k.name = ANY ($1)
      GROUP BY k.name, e.operation`,
    [keyNames],
  );
  return rows.map(({ key, operation, calls, credits }) => ({
    key: String(key),
    operation: String(operation),
    calls: Number(calls),
    credits: Number(credits),
  }));
}
