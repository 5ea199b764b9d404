// Copies the rows of a database of November 2026, whose schemas were renamed to graha_old and identity_old, into the tables
// that the squashed migrations have just created.
import pg from 'pg';

/** Columns that an old table lacks and whose default would be wrong, computed from its row `o`. */
const DERIVED = {
  'graha.credit_account': {
    plan_version: `coalesce((SELECT max(e.stream_version) FROM graha_old.event e
      WHERE e.tenant_id = o.tenant_id AND e.type = 'PlanChanged'), 0)`,
    opened_seq: `coalesce((SELECT max(e.seq) FROM graha_old.ledger_entry e
      WHERE e.tenant_id = o.tenant_id AND e.kind = 'PeriodOpened'), 0)`,
  },
};

const tablesOf = (schemas) => `
  SELECT n.nspname AS schema, c.relname AS name, c.relkind = 'p' AS "isPartitioned" FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN (${schemas}) AND c.relkind IN ('r', 'p') AND NOT c.relispartition`;

const oldOf = ({ schema, name }) => `${schema}_old.${pg.escapeIdentifier(name)}`;
const newOf = ({ schema, name }) => `${schema}.${pg.escapeIdentifier(name)}`;

/** Sorts tables so that each follows the tables that its foreign keys reference. */
async function inOrder(client, tables) {
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const ordered = new Set();
  const visit = (table) => {
    for (const { to } of keys.filter(({ from }) => from === table)) visit(to);
    ordered.add(table);
  };
  const byName = new Map(tables.map((table) => [`${table.schema}.${pg.escapeIdentifier(table.name)}`, table]));
  const { rows } = await client.query('SELECT name, name::regclass::text AS place FROM unnest($1::text[]) AS name', [
    [...byName.keys()],
  ]);
  const byPlace = new Map(rows.map(({ name, place }) => [place, byName.get(name)]));
  for (const place of byPlace.keys()) visit(place);
  return [...ordered].flatMap((place) => byPlace.get(place) ?? []);
}

/** Creates the monthly and daily partitions of a table; the migration creates those by hash. */
async function createPartitions(client, table) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds FROM pg_inherits i
     JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_partitioned_table p ON p.partrelid = i.inhparent
     WHERE i.inhparent = $1::regclass AND p.partstrat = 'r' AND NOT i.inhdetachpending`,
    [oldOf(table)],
  );
  for (const { name, bounds } of rows) {
    const partition = newOf({ schema: table.schema, name });
    await client.query(`CREATE TABLE ${partition} PARTITION OF ${newOf(table)} ${bounds}`);
    // Same as seal_partition(): a partition ignores the policies of its parent.
    await client.query(`ALTER TABLE ${partition} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
  }
}

async function copyTable(client, table) {
  const [from, to] = [oldOf(table), newOf(table)];
  const derived = DERIVED[`${table.schema}.${table.name}`] ?? {};
  const { rows: columns } = await client.query(
    `SELECT quote_ident(n.attname) AS name, o.attname IS NOT NULL AS "isThere", n.attidentity <> '' AS "isIdentity",
       coalesce(i.indisprimary, false) AS "isKey"
     FROM pg_attribute n
     LEFT JOIN pg_attribute o ON o.attrelid = $1::regclass AND o.attname = n.attname AND NOT o.attisdropped
     LEFT JOIN pg_index i ON i.indrelid = n.attrelid AND i.indisprimary AND n.attnum = ANY (i.indkey)
     WHERE n.attrelid = $2::regclass AND n.attnum > 0 AND NOT n.attisdropped AND n.attgenerated = ''`,
    [from, to],
  );
  const copied = columns.filter(({ name, isThere }) => isThere || derived[name]);
  const names = copied.map(({ name }) => name);
  const values = copied.map(({ name, isThere }) => (isThere ? `o.${name}` : derived[name]));
  const same = columns.filter(({ isKey }) => isKey).map(({ name }) => `n.${name} = o.${name}`);
  // Some migrations insert the first rows of a table.
  await client.query(`DELETE FROM ${to} n USING ${from} o WHERE ${same.join(' AND ')}`);
  await client.query(
    `INSERT INTO ${to} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')} FROM ${from} o`,
  );
  for (const { name } of columns.filter(({ isIdentity, isThere }) => isIdentity && isThere)) {
    const sequenceOf = (place) => `pg_get_serial_sequence('${place}', '${name}')`;
    const { rows } = await client.query(`SELECT ${sequenceOf(from)} AS old`);
    await client.query(`SELECT setval(${sequenceOf(to)}, last_value, is_called) FROM ${rows[0].old}`);
  }
  await client.query(`ANALYZE ${to}`);
}

/** Keeps months that were being archived: they are detached, and no other table has their rows. */
async function keepDetached(client, names) {
  for (const name of names.filter((it) => /^ledger_entry_\d{4}_\d{2}$/.test(it))) {
    await client.query(`ALTER TABLE ${oldOf({ schema: 'graha', name })} SET SCHEMA graha`);
  }
}

export async function copyRows(client) {
  const { rows: old } = await client.query(tablesOf(`'graha_old', 'identity_old'`));
  // The forced policies bind the owner too. If one would still hide a row, the copy fails.
  for (const { schema, name } of old) {
    await client.query(`ALTER TABLE ${schema}.${pg.escapeIdentifier(name)} NO FORCE ROW LEVEL SECURITY`);
  }
  await client.query('SET LOCAL row_security = off');
  const { rows: present } = await client.query(tablesOf(`'graha', 'identity'`));
  const isOld = ({ schema, name }) => old.some((it) => it.schema === `${schema}_old` && it.name === name);
  const common = await inOrder(client, present.filter(isOld));
  for (const table of common) {
    if (table.isPartitioned) await createPartitions(client, table);
    await copyTable(client, table);
  }
  await keepDetached(
    client,
    old.filter((it) => it.schema === 'graha_old').map(({ name }) => name),
  );
  await client.query('SET LOCAL row_security = on');
  // Thresholds crossed before there were mails about them must not be mailed now.
  if (!isOld({ schema: 'graha', name: 'threshold_alert' })) {
    await client.query(`
      INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq)
      SELECT 'threshold-alerts', tenant_id, period_start, seq FROM graha.credit_account ON CONFLICT DO NOTHING`);
  }
}
