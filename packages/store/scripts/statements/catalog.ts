import type { ClientBase } from 'pg';

type SqlFunction = { name: string; isStrict: boolean };

/** Facts of the schema that the analysis needs. */
export type Catalog = {
  /** Columns of tables that are never null, as `relid.number`. */
  required: ReadonlySet<string>;
  functions: ReadonlyMap<number, SqlFunction>;
  typeNames: ReadonlyMap<number, string>;
  /** Types of the items of array types. */
  items: ReadonlyMap<number, number>;
};

/**
 * Reads the catalogue of the database. Functions of other schemas than `pg_catalog` are named with their schema, and
 * `substring` with its types, because that of a pattern may return null.
 */
export async function readCatalog(client: ClientBase): Promise<Catalog> {
  const columns = await client.query(
    `SELECT attrelid || '.' || attnum AS "column" FROM pg_attribute WHERE attnotnull AND NOT attisdropped`,
  );
  const functions = await client.query(
    `SELECT p.oid::int8::float8 AS oid, proisstrict AS "isStrict",
       CASE nspname WHEN 'pg_catalog' THEN '' ELSE nspname || '.' END || proname
         || CASE proname WHEN 'substring' THEN format('(%s)', oidvectortypes(proargtypes)) ELSE '' END AS name
     FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace`,
  );
  const types = await client.query(
    `SELECT oid::int8::float8 AS oid, typname AS name, CASE typcategory WHEN 'A' THEN typelem::int8::float8 END AS item
     FROM pg_type`,
  );
  return {
    required: new Set(columns.rows.map(({ column }) => String(column))),
    functions: new Map(
      functions.rows.map(({ oid, name, isStrict }) => [
        Number(oid),
        { name: String(name), isStrict: isStrict === true },
      ]),
    ),
    typeNames: new Map(types.rows.map(({ oid, name }) => [Number(oid), String(name)])),
    items: new Map(types.rows.flatMap(({ oid, item }) => (item === null ? [] : [[Number(oid), Number(item)]]))),
  };
}
