import { canaryAnswers } from './canary.ts';
import { differencesOf } from './differences.ts';
import { movedBetween } from './versions.ts';

/** The answers of an operation that moved between two versions. */
export type MovedOperation = {
  operation: string;
  requests: number;
  moved: number;
  /** The largest difference between two numbers in one place; null if only other members differ. */
  largestNumber: number | null;
  /** Sentences of the changelog that explain it. */
  why: readonly string[];
};

export type CanaryResult = { from: string; to: string; requests: number; moved: number; operations: MovedOperation[] };

type Formulas = Parameters<typeof canaryAnswers>[0];
type Version = { date: string; formulas: Formulas };

/** Compares the answers of two versions to the canary; operations that only one of them has are left out. */
export function canaryResult(from: Version, to: Version): CanaryResult {
  const older = new Map<string, unknown[]>();
  for (const { operation, answer } of canaryAnswers(from.formulas)) {
    older.set(operation, [...(older.get(operation) ?? []), answer]);
  }
  const rows = new Map<string, MovedOperation>();
  for (const { operation, answer } of canaryAnswers(to.formulas)) {
    const others = older.get(operation);
    if (!others) continue;
    const why = movedBetween(operation, from.date, to.date);
    const row = rows.get(operation) ?? { operation, requests: 0, moved: 0, largestNumber: null, why };
    const differences = differencesOf(asJson(others[row.requests]), asJson(answer));
    const sizes = differences.map(({ old, new: now }) => (isNumber(old) && isNumber(now) ? Math.abs(now - old) : 0));
    const largest = Math.max(row.largestNumber ?? 0, ...sizes);
    rows.set(operation, {
      ...row,
      requests: row.requests + 1,
      moved: row.moved + (differences.length > 0 ? 1 : 0),
      largestNumber: largest > 0 ? Number(largest.toPrecision(2)) : null,
    });
  }
  const all = [...rows.values()];
  return {
    from: from.date,
    to: to.date,
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    moved: all.reduce((sum, { moved }) => sum + moved, 0),
    operations: all.filter(({ moved }) => moved > 0),
  };
}

const asJson = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
const isNumber = (value: unknown): value is number => typeof value === 'number';
