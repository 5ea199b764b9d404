import type { ClientBase, Pool, QueryResult } from 'pg';
import { z } from 'zod';
import type { Statements } from './generated/statements.ts';

/** A pool, a client or a transaction. */
type Queryable = Pick<Pool | ClientBase, 'query'>;

type Known = keyof Statements;

/** A type parameter with this constraint is the text of a statement: calls with such a parameter are described. */
export type SqlText = string;

/** Row of a statement: its columns with the types that `pg` gives them. */
export type RowOf<Text> = Text extends Known ? Statements[Text]['row'] : never;

/** The values of a statement as the last parameters of a function: none, or one tuple. */
export type ValuesOf<Text> = Text extends Known
  ? Statements[Text]['values'] extends readonly []
    ? []
    : [values: Statements[Text]['values']]
  : [problem: 'This text is in no generated file: run `npm run sql:generate`.'];

/**
 * Runs one statement. Its text selects the types of its values and rows in `generated/statements.ts`, which
 * `npm run sql:generate` writes; so the text must be a literal, or composed of constants `as const`.
 */
export function query<const Text extends SqlText>(
  db: Queryable,
  text: Text,
  ...values: ValuesOf<Text>
): Promise<QueryResult<RowOf<Text>>> {
  // Safe: a known statement has one tuple of values or none, and the type above refuses all other texts.
  const [list] = values as readonly unknown[] as readonly [unknown[]?];
  return db.query<RowOf<Text>>(text, list);
}

/**
 * Runs a statement on another table of the same columns, such as the copy that will replace a read model.
 * @param instead the table in the text, and the table that is used
 */
export function queryOther<const Text extends SqlText>(
  db: Queryable,
  instead: readonly [described: `graha.${string}`, used: string],
  text: Text,
  ...values: ValuesOf<Text>
): Promise<QueryResult<RowOf<Text>>> {
  // Safe: as in `query`.
  const [list] = values as readonly unknown[] as readonly [unknown[]?];
  return db.query<RowOf<Text>>(text.replaceAll(...instead), list);
}

/**
 * Runs a statement whose text exists only at run time, such as one about a partition, and checks its rows.
 * @throws ZodError if a row has another shape
 */
export async function queryChecked<Row>(
  db: Queryable,
  text: string,
  row: z.ZodType<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.query(text, [...values]);
  return z.array(row).parse(rows);
}

/** The type by which the database knows a value: strings for unions of strings, `unknown` for JSON. */
type Wide<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends null | Date | Buffer
        ? Value
        : Value extends readonly (infer Item)[]
          ? Item extends string | number | boolean
            ? Wide<Item>[]
            : unknown
          : unknown;

type WideRow<Row> = { [Column in keyof Row]: Wide<Row[Column]> };

/**
 * Gives columns of text, numbers and JSON the types of the domain that checks of the schema or the writer guarantee. Names,
 * nullability and the types of the database remain checked.
 */
export function narrowed<Row>(rows: readonly WideRow<Row>[]): Row[] {
  // Safe: the types differ only in columns whose values are limited by other code.
  return rows as unknown as Row[];
}

type Required<Row, Column> = { [Name in keyof Row]: Name extends Column ? NonNullable<Row[Name]> : Row[Name] };

/**
 * Returns rows whose columns are never null by a guarantee that Postgres does not know, such as a member of an event.
 * @throws Error if one is null
 */
export function required<Row, Column extends keyof Row & string>(
  rows: readonly Row[],
  ...columns: readonly Column[]
): Required<Row, Column>[] {
  for (const row of rows) {
    const missing = columns.find((column) => row[column] === null);
    if (missing !== undefined) throw new Error(`The database returned null as ${missing}.`);
  }
  return rows as Required<Row, Column>[]; // Safe: the columns were checked above.
}
