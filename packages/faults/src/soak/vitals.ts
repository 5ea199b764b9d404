import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Fleet } from './fleet.ts';
import { query } from '@graha/store/postgres/query';

/** `isKept`: the process is never killed, so that its memory shows growth. */
export type Vitals = { name: string; isKept: boolean; memoryMb: number; handles: number };

const MEMORY_MB_MAX = 1_000;
const HANDLES_MAX = 1_000;

/** Memory and open handles of every server. Works only on Linux, and skips a process that is just ending. */
export function vitalsOf(processes: ReturnType<Fleet['processes']>): Vitals[] {
  return processes.flatMap(({ name, pid, isKept }) => {
    try {
      const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      const handles = readdirSync(`/proc/${pid}/fd`).length;
      return [{ name, isKept, memoryMb: Math.round(Number(kilobytes) / 1024), handles }];
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
  const { rows } = await query(
    worker,
    `SELECT (SELECT count(*)::int FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relkind IN ('r', 'p')) AS partitions,
       ((SELECT count(*) FROM graha.ledger_entry WHERE kind = 'CallCharged')
         - (SELECT coalesce(sum(calls), 0) FROM graha.usage_by_day))::int AS behind`,
  );
  return rows[0] ?? { partitions: 0, behind: 0 };
}

export type Growth = { name: string; fromMb: number; toMb: number; percent: number };

/** The least minutes of a quarter, so that one unusual minute does not decide. */
const MINUTES_OF_A_QUARTER_MIN = 5;

/** Memory growth of the processes that are never killed: the median of the last quarter against that of the first. */
export function grownBy(samples: readonly (readonly Vitals[])[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < MINUTES_OF_A_QUARTER_MIN) return [];
  const names = new Set(samples.flat().flatMap(({ name, isKept }) => (isKept ? [name] : [])));
  const medianOf = (name: string, part: readonly (readonly Vitals[])[]): number => {
    const memory = part.flat().filter((one) => one.name === name);
    const sorted = memory.map(({ memoryMb }) => memoryMb).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  return [...names].map((name) => {
    const [fromMb, toMb] = [medianOf(name, samples.slice(0, quarter)), medianOf(name, samples.slice(-quarter))];
    return { name, fromMb, toMb, percent: Math.round((100 * (toMb - fromMb)) / Math.max(1, fromMb)) };
  });
}
