import type { ClientBase, Pool, QueryResult } from 'pg';
import type { Statements } from './generated/statements.ts';

type Known = keyof Statements;

/** Row of a statement: its columns with the types that `pg` gives them. */
export type RowOf<Text> = Text extends Known ? Statements[Text]['row'] : never;

type ValuesOf<Text> = Text extends Known
  ? Statements[Text]['values'] extends readonly []
    ? []
    : [values: Statements[Text]['values']]
  : [problem: 'This text is in no generated file: run `npm run sql:generate`.'];

/**
 * Runs one statement. Its text selects the types of its values and rows in `generated/statements.ts`, which
 * `npm run sql:generate` writes; so the text must be a literal, or composed of constants `as const`.
 */
export function query<const Text extends string>(
  db: Pool | ClientBase,
  text: Text,
  ...values: ValuesOf<Text>
): Promise<QueryResult<RowOf<Text>>> {
  // Safe: a known statement has one tuple of values or none, and the type above refuses all other texts.
  const [list] = values as readonly unknown[] as readonly [unknown[]?];
  return db.query<RowOf<Text>>(text, list);
}

/** Marks a text that is passed to `query` elsewhere, so that it is described too. */
export const sql = <const Text extends string>(text: Text): Text => text;

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
