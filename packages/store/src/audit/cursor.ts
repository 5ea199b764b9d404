import type { PoolClient, QueryResultRow } from 'pg';

const ROWS_PER_PAGE = 5_000;

/** Yields the rows of a query in pages: planned once, and read in constant memory. Needs a transaction. */
export async function* pagesOfQuery<Row extends QueryResultRow>(
  client: PoolClient,
  cursor: string,
  query: string,
): AsyncGenerator<Row[]> {
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`);
  let hasFailed = false;
  try {
    for (let isOver = false; !isOver;) {
      const { rows } = await client.query<Row>(`FETCH ${ROWS_PER_PAGE} FROM ${cursor}`);
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
