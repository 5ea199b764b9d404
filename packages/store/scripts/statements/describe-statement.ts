import type { ClientBase } from 'pg';
import type { Catalog } from './catalog.ts';
import { rowType, valueType } from './column-types.ts';
import { type Node, parseNodeTree } from './node-tree.ts';
import { isColumnNullable, outputOf } from './nullable.ts';

/** Types of a statement as TypeScript. `row` is `never` if it returns no rows. */
export type Description = { values: string; row: string };

/** The rows of such a statement take it that no item is null. */
const UNNEST = /\bunnest\(/;

type Prepared = { parameters: number[]; results: number[] | null; arguments: string };

/**
 * Describes a statement as Postgres analyses it. `PREPARE` gives the types. The body of a temporary function gives the tree, which
 * has the constraint, the outer join or the function from which each column comes.
 * @throws DatabaseError if the statement has a fault
 */
export async function describeStatement(client: ClientBase, catalog: Catalog, text: string): Promise<Description> {
  const { parameters, results, arguments: types } = await prepared(client, text);
  const values = `readonly [${parameters.map((oid) => valueType(catalog, oid, UNNEST.test(text))).join(', ')}]`;
  if (results === null) return { values, row: 'never' };
  if (results.length === 0) return { values, row: 'Record<string, never>' };
  const query = await analysed(client, text, types);
  const columns = outputOf(query).map((entry, index) => {
    const type = rowType(catalog, results[index] ?? 0);
    const isNullable = type !== 'unknown' && isColumnNullable(catalog, query, index);
    return [String(entry.fields.get('resname')), isNullable ? `${type} | null` : type];
  });
  // `pg` keeps the last of several columns with the same name.
  const row = [...new Map(columns.map(([name = '', type]) => [name, `${JSON.stringify(name)}: ${type}`])).values()];
  return { values, row: `{ ${row.join('; ')} }` };
}

async function prepared(client: ClientBase, text: string): Promise<Prepared> {
  await client.query(`PREPARE described AS ${text}`);
  const { rows } = await client.query(
    `SELECT ARRAY(SELECT p::oid::int8::float8 FROM unnest(parameter_types) p) AS parameters,
       CASE WHEN result_types IS NOT NULL THEN ARRAY(SELECT r::oid::int8::float8 FROM unnest(result_types) r) END AS results,
       array_to_string(parameter_types, ', ') AS arguments
     FROM pg_prepared_statements WHERE name = 'described'`,
  );
  await client.query('DEALLOCATE described');
  return rows[0];
}

async function analysed(client: ClientBase, text: string, types: string): Promise<Node> {
  const name = 'pg_temp.described';
  await client.query(`CREATE FUNCTION ${name}(${types}) RETURNS SETOF record LANGUAGE sql BEGIN ATOMIC ${text}; END`);
  const { rows } = await client.query(`SELECT prosqlbody::text AS tree FROM pg_proc WHERE oid = '${name}'::regproc`);
  await client.query(`DROP FUNCTION ${name}`);
  const [[query]] = parseNodeTree(rows[0].tree) as [[Node]]; // Safe: the body is a list with the list of its statements.
  return query;
}
