import type { Db } from '../postgres/context.ts';

const TENANTS_PER_PAGE = 1_000;

const WITH_ACCOUNT =
  'SELECT tenant_id AS id FROM graha.credit_account WHERE tenant_id > $1 ORDER BY tenant_id LIMIT $2';

/** From one tenant of the ledger to the next along its index; an entry whose account is gone is not to be overlooked. */
const WITHOUT_ACCOUNT = `
  WITH RECURSIVE seen (id) AS (
    (SELECT tenant_id FROM graha.ledger_entry ORDER BY tenant_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.tenant_id FROM graha.ledger_entry e WHERE e.tenant_id > seen.id ORDER BY e.tenant_id LIMIT 1)
    FROM seen WHERE seen.id IS NOT NULL
  )
  SELECT id FROM seen
  WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM graha.credit_account a WHERE a.tenant_id = id)`;

/** Every tenant that has an account or an entry, page by page. */
export async function* tenantsOf({ db }: Db, only: string | null): AsyncGenerator<string> {
  if (only !== null) {
    yield only;
    return;
  }
  for (let after = '00000000-0000-0000-0000-000000000000', isOver = false; !isOver;) {
    const { rows } = await db.query<{ id: string }>(WITH_ACCOUNT, [after, TENANTS_PER_PAGE]);
    for (const { id } of rows) yield id;
    isOver = rows.length < TENANTS_PER_PAGE;
    after = rows.at(-1)?.id ?? after;
  }
  const { rows } = await db.query<{ id: string }>(WITHOUT_ACCOUNT);
  for (const { id } of rows) yield id;
}
