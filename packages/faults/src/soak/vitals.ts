import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Fleet } from './fleet.ts';

export type Vitals = { name: string; memoryMb: number; handles: number };

const MEMORY_MB_MAX = 1_000;
const HANDLES_MAX = 1_000;

/** Memory and open handles of every server; on Linux alone, and without one that ends at this moment. */
export function vitalsOf(processes: ReturnType<Fleet['processes']>): Vitals[] {
  return processes.flatMap(({ name, pid }) => {
    try {
      const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      const handles = readdirSync(`/proc/${pid}/fd`).length;
      return [{ name, memoryMb: Math.round(Number(kilobytes) / 1024), handles }];
    } catch {
      return [];
    }
  });
}

export const overgrown = (vitals: readonly Vitals[]): string[] =>
  vitals
    .filter(({ memoryMb, handles }) => memoryMb > MEMORY_MB_MAX || handles > HANDLES_MAX)
    .map(({ name, memoryMb, handles }) => `the ${name} has ${memoryMb} MB and ${handles} handles`);

export type DatabaseVitals = { partitions: number; behind: number };

/** Partitions of all tables, and entries of the ledger that usage has not counted yet. */
export async function databaseVitals(worker: Pool): Promise<DatabaseVitals> {
  const { rows } = await worker.query<DatabaseVitals>(
    `SELECT (SELECT count(*)::int FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relkind IN ('r', 'p')) AS partitions,
       ((SELECT count(*) FROM graha.ledger_entry WHERE kind = 'CallCharged')
         - (SELECT coalesce(sum(calls), 0) FROM graha.usage_by_day))::int AS behind`,
  );
  return rows[0] ?? { partitions: 0, behind: 0 };
}
