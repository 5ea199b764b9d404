import pg from 'pg';
import { stack } from '../stack.ts';

type Fields = Record<string, unknown>;

/** Queries the database as its owner, for data and changes without a page. @returns the rows */
export async function query(text: string, values: readonly unknown[]): Promise<Fields[]> {
  if (stack.databaseUrl === null) throw new Error('This stack does not name its database.');
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
