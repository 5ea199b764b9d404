import pg from 'pg';
import type { Catalog } from './catalog.ts';

/** One text of each type that a parser of `pg` may turn into something else than a string. */
export const SAMPLES: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  date: '2026-11-28',
  float4: '1.5',
  float8: '1.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: '{}',
  jsonb: '{}',
  numeric: '1.5',
  oid: '1',
  timestamp: '2026-11-28 12:00:00',
  timestamptz: '2026-11-28 12:00:00+00',
};

const TEXT = 'text';
/** Types whose values a caller may also pass in other forms than the rows have. */
const PASSED: Readonly<Record<string, string>> = {
  date: 'string | Date',
  float8: 'number',
  int8: 'string | number | bigint',
  interval: 'string',
  json: 'string | object',
  jsonb: 'string | object',
  numeric: 'string | number',
  timestamp: 'string | Date',
  timestamptz: 'string | Date',
};

/** Returns the TypeScript type of a column, without its null: the type of the value that the parser of `pg` returns for a sample. */
export function rowType({ typeNames, items }: Catalog, oid: number): string {
  const item = items.get(oid);
  const name = typeNames.get(item ?? oid) ?? '';
  const text = SAMPLES[name] ?? TEXT;
  const parsed: unknown = pg.types.getTypeParser(oid, 'text')(item ? `{"${text.replaceAll('\\', '\\\\')}"}` : text);
  if (item === undefined) return typeOf(parsed, name);
  return Array.isArray(parsed) ? `${typeOf(parsed[0], name)}[]` : typeOf(parsed, name);
}

/**
 * Returns the TypeScript type of a value that is passed for a parameter.
 * @param areItemsRequired the items of an array are not null
 */
export function valueType({ typeNames, items }: Catalog, oid: number, areItemsRequired: boolean): string {
  const item = items.get(oid);
  const name = typeNames.get(item ?? oid) ?? '';
  const text = SAMPLES[name] ?? TEXT;
  const type = PASSED[name] ?? typeOf(pg.types.getTypeParser(item ?? oid, 'text')(text), name);
  if (item === undefined) return `${type} | null`;
  return `readonly (${type}${areItemsRequired ? '' : ' | null'})[] | null`;
}

function typeOf(value: unknown, name: string): string {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (typeof value !== 'object') return typeof value;
  if (name === 'json' || name === 'jsonb') return 'unknown';
  throw new Error(`Columns of the type ${name} have no sample in column-types.ts.`);
}
