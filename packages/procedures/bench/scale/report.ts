import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import type { Measured } from './measure.ts';

export const GOALS = { ms: 300, growth: 1.3, birthMs: 30 };
/** A tenth of the goal: a faster query causes no noticeable wait at either size. */
const JUDGED_FROM_MS = 30;
/** Below this time a ratio measures other load on the machine, not the cost of the query. */
const SHOWN_FROM_MS = 5;

export type Row = { name: string; tenthMs: number; fullMs: number; isMissed: boolean };

export function rowsOf(tenth: readonly Measured[], full: readonly Measured[]): Row[] {
  return full.map(({ name, ms }) => {
    const tenthMs = tenth.find((row) => row.name === name)?.ms ?? 0;
    const grows = ms >= JUDGED_FROM_MS && ms > GOALS.growth * tenthMs;
    return {
      name,
      tenthMs,
      fullMs: ms,
      isMissed: ms > (name.startsWith('births') ? GOALS.birthMs : GOALS.ms) || grows,
    };
  });
}

export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(width)));
  const body = rows.map(({ name, tenthMs, fullMs, isMissed }) => [
    name,
    tenthMs.toFixed(1),
    fullMs.toFixed(1),
    fullMs < SHOWN_FROM_MS ? '–' : (fullMs / tenthMs).toFixed(2),
    isMissed ? 'MISSED' : 'ok',
  ]);
  return [['slowest statement of', 'tenth, ms', 'full, ms', 'ratio', 'goal'], ...body]
    .map((row) => line(row).join(''))
    .join('\n');
}

/** Writes a file per subject with the plans of all its statements. */
export function keepPlans(size: 'tenth' | 'full', measured: readonly Measured[]): void {
  const folder = join(PROJECT, 'bench-results', 'scale', size);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, plans } of measured) {
    writeFileSync(join(folder, `${name.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '')}.txt`), plans);
  }
}
