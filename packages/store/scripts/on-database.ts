import type { Pool } from 'pg';
import { createPool } from '../src/postgres/pool.ts';
import { databaseUrl, runCommand } from './database-url.ts';

type Program<Command> = {
  /** Application name of its connections in Postgres. */
  applicationName: string;
  connections: number;
  queryTimeoutMs?: number;
  /** @throws PlainProblem if the words after the program's name make no command */
  readArguments(words: readonly string[]): Command;
  /** Returns the exit code. */
  work(pool: Pool, command: Command): Promise<number>;
};

/** Runs a program of an operator on the owner's database. Sets the exit code: the result of the work, or 2 if it could not run. */
export const runOnDatabase = <Command>({ readArguments, work, connections, ...program }: Program<Command>) =>
  runCommand(() => {
    const command = readArguments(process.argv.slice(2));
    const url = databaseUrl();
    return { url, work: () => withPool({ ...program, url, max: connections }, (pool) => work(pool, command)) };
  });

async function withPool(
  options: Omit<Parameters<typeof createPool>[0], 'onError'>,
  work: (pool: Pool) => Promise<number>,
): Promise<number> {
  const pool = createPool({ ...options, onError: () => {} }); // A lost connection fails the statement that it had.
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
