import pg from 'pg';
import { stack } from '../stack.ts';

/** Queries the database as its owner, for data and changes without a page. @returns the rows */
export async function query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
  if (stack.databaseUrl === null) throw new Error('This stack does not name its database.');
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
