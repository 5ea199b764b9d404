import type { Client } from 'pg';

// Dated partitions differ from day to day; all are created from their parent.
const RELATIONS = `
  relations AS (
    SELECT c.oid::regclass::text AS name, c.* FROM pg_class c
    WHERE relnamespace IN ('graha'::regnamespace, 'identity'::regnamespace)
      AND NOT EXISTS (
        SELECT FROM pg_inherits JOIN pg_partitioned_table ON partrelid = inhparent
        WHERE inhrelid = c.oid AND partstrat = 'r')
  )`;

const grants = (object: string, acl: string, from: string) => `
  SELECT concat_ws(' ', 'grant', privilege_type, 'on', ${object}, 'to',
      CASE WHEN grantee = 0 THEN 'public' ELSE grantee::regrole::text END, CASE WHEN is_grantable THEN 'with grant option' END)
  FROM ${from}, aclexplode(${acl})`;

/** Queries that each return one line of text per fact. */
const FACTS = [
  `SELECT format('schema %s owner %s', nspname, nspowner::regrole) FROM pg_namespace WHERE nspname IN ('graha', 'identity')`,
  grants('nspname', 'nspacl', `pg_namespace`) + ` WHERE nspname IN ('graha', 'identity')`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', 'relation', name, 'kind', relkind, relpersistence, 'owner', relowner::regrole, 'options', reloptions,
     'row security', relrowsecurity, relforcerowsecurity, 'partitions', pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid))
   FROM relations WHERE relkind NOT IN ('i', 'I')`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', 'column', name, row_number() OVER (PARTITION BY attrelid ORDER BY attnum), attname,
     format_type(atttypid, atttypmod), 'not null', attnotnull, 'default', pg_get_expr(adbin, adrelid), attidentity, attgenerated,
     attcollation::regcollation)
   FROM relations JOIN pg_attribute ON attrelid = relations.oid
   LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE relkind IN ('r', 'p', 'v', 'c') AND attnum > 0 AND NOT attisdropped`,
  `WITH ${RELATIONS} SELECT concat_ws(' ', 'view', name, pg_get_viewdef(oid)) FROM relations WHERE relkind = 'v'`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid), convalidated)
   FROM relations JOIN pg_constraint ON conrelid = relations.oid WHERE contype <> 'n'`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid) FROM relations JOIN pg_index ON indrelid = oid`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', 'policy', name, polname, polcmd, polpermissive, 'to',
     (SELECT array_agg(role::regrole::text ORDER BY role::regrole::text) FROM unnest(polroles) AS role),
     'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))
   FROM relations JOIN pg_policy ON polrelid = relations.oid`,
  `WITH ${RELATIONS}
   SELECT concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
   FROM relations JOIN pg_trigger ON tgrelid = relations.oid WHERE NOT tgisinternal`,
  `WITH ${RELATIONS} ${grants('name', `coalesce(relacl, acldefault('r', relowner))`, 'relations')} WHERE relkind IN ('r', 'p', 'v')`,
  `WITH ${RELATIONS} ${grants(`name || '.' || attname`, 'attacl', 'relations JOIN pg_attribute ON attrelid = oid')} WHERE NOT attisdropped`,
  `SELECT format('function %s owner %s', oid::regprocedure, proowner::regrole)
   FROM pg_proc WHERE pronamespace IN ('graha'::regnamespace, 'identity'::regnamespace)`,
  `SELECT format('function %s: %s', pg_proc.oid::regprocedure, line)
   FROM pg_proc, regexp_split_to_table(pg_get_functiondef(pg_proc.oid), '\\n') AS line
   WHERE pronamespace IN ('graha'::regnamespace, 'identity'::regnamespace)`,
  `SELECT format('function %s md5 %s', oid::regprocedure, md5(pg_get_functiondef(oid)))
   FROM pg_proc WHERE pronamespace IN ('graha'::regnamespace, 'identity'::regnamespace)`,
  grants('oid::regprocedure', `coalesce(proacl, acldefault('f', proowner))`, 'pg_proc') +
    ` WHERE pronamespace IN ('graha'::regnamespace, 'identity'::regnamespace)`,
  `SELECT concat_ws(' ', 'default privileges of', defaclrole::regrole, defaclobjtype, defaclacl) FROM pg_default_acl`,
  `SELECT concat_ws(' ', 'setting of', setrole::regrole, setconfig)
   FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database()`,
  `SELECT concat_ws(' ', 'event author', type, roles) FROM graha.event_author`,
  `SELECT concat_ws(' ', 'terms of', plan, period_credits, coalesce(calls_limit::text, 'null'), period_kind) FROM graha.plan_terms`,
  `SELECT concat_ws(' ', 'projection', name, live_table, version) FROM graha.projection`,
];

/** Returns everything about a database's schema that the product can notice, as lines of text. */
export async function schemaFacts(client: Client): Promise<Set<string>> {
  const facts = new Set<string>();
  for (const query of FACTS) {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    for (const [fact] of rows) if (fact !== undefined) facts.add(String(fact));
  }
  return facts;
}

/** Returns the facts that only one of the two has, as readable lines. */
export function differences(before: Set<string>, after: Set<string>): string[] {
  return [
    ...[...before].filter((fact) => !after.has(fact)).map((fact) => `- ${fact}`),
    ...[...after].filter((fact) => !before.has(fact)).map((fact) => `+ ${fact}`),
  ].toSorted((one, other) => one.slice(2).localeCompare(other.slice(2)));
}
