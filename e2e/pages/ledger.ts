import { query } from './database.ts';

export type Charged = { key: string; operation: string; calls: number; credits: number };

/** Returns the ledger's own charges to keys of these names, by key and operation. */
export const chargedTo = (keyNames: readonly string[]): Promise<Charged[]> =>
  query<Charged>(
    `SELECT k.name AS key, e.operation, count(*)::int AS calls, sum(e.cost)::int AS credits
       FROM graha.ledger_entry e JOIN graha.api_key k USING (tenant_id, key_id)
      WHERE e.kind = 'CallCharged' AND k.name = ANY ($1)
      GROUP BY k.name, e.operation`,
    [keyNames],
  );
