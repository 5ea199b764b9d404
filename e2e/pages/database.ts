import pg from 'pg';
import { stack } from '../stack.ts';

/** Asks the database as its owner, for what no page can do or show. @returns the rows */
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
