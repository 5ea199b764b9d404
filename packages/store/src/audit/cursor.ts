import type { PoolClient, QueryResult } from 'pg';
import type { RowOf, SqlText, ValuesOf } from '../postgres/query.ts';

const ROWS_PER_PAGE = 5_000;

/** Yields the rows of a query in pages: planned once, and read in constant memory. Needs a transaction. */
export async function* pagesOfQuery<const Text extends SqlText>(
  client: PoolClient,
  cursor: string,
  text: Text,
  ...values: ValuesOf<Text>
): AsyncGenerator<RowOf<Text>[]> {
  // Safe: a known statement has one tuple of values or none.
  const [list = []] = values as readonly unknown[] as readonly [unknown[]?];
  // A cursor takes no parameters.
  const written = text.replaceAll(/\$(\d+)/g, (_, number) => client.escapeLiteral(String(list[Number(number) - 1])));
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${written}`);
  let hasFailed = false;
  try {
    for (let isOver = false; !isOver;) {
      // Safe: the cursor has the rows of the statement.
      const { rows }: QueryResult<RowOf<Text>> = await client.query(`FETCH ${ROWS_PER_PAGE} FROM ${cursor}`);
      isOver = rows.length < ROWS_PER_PAGE;
      if (rows.length > 0) yield rows;
    }
  } catch (error) {
    hasFailed = true; // The transaction has failed, and the cursor is closed.
    throw error;
  } finally {
    if (!hasFailed) await client.query(`CLOSE ${cursor}`);
  }
}
