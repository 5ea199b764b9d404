'use client';

import type { PlaceNames, SharedInputs } from './share-link.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { keepText, keptText } from '@graha/ui/kept-text.ts';

/** A run in the history of this browser: its inputs, never its answer. */
export type PastRun = SharedInputs & {
  operation: string;
  /** ISO instant. */
  at: string;
  status: number;
  credits: number;
};

export const RUNS_MAX = 50;

/** Returns a separate storage key for each person, so that two people on one browser do not see each other's births. */
export const historyKey = (userId: string): string => `graha.playground.runs.${userId}`;

/** Returns the runs, newest first. Rows that were edited by hand or have another format are left out. */
export function readRuns(stored: string | null): PastRun[] {
  if (stored === null) return [];
  const rows = parsed(stored);
  return Array.isArray(rows) ? rows.filter(isRun).slice(0, RUNS_MAX) : [];
}

/** Adds a run. It replaces an older run with the same inputs. */
export function withRun(runs: readonly PastRun[], run: PastRun): PastRun[] {
  const same = (other: PastRun) => sameInputs(other, run);
  return [run, ...runs.filter((other) => !same(other))].slice(0, RUNS_MAX);
}

const sameInputs = (a: PastRun, b: PastRun): boolean =>
  a.operation === b.operation && JSON.stringify(sorted(a.values)) === JSON.stringify(sorted(b.values));

const sorted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isTextRecord = (value: unknown): value is PlaceNames =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((member) => typeof member === 'string');

function isRun(row: unknown): row is PastRun {
  if (typeof row !== 'object' || row === null) return false;
  const { operation, at, status, credits, values, places } = Object(row);
  return (
    typeof operation === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof status === 'number' &&
    typeof credits === 'number' &&
    isTextRecord(values) &&
    isTextRecord(places)
  );
}

export type RunHistory = { runs: readonly PastRun[]; add(run: PastRun): void; clear(): void };

/** Event for this page; other tabs get the browser's `storage` event. */
const CHANGED = 'graha.playground.runs';

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

export function useHistory(userId: string): RunHistory {
  const key = historyKey(userId);
  const stored = useSyncExternalStore(listen, () => keptText('local', key), nothing);
  const runs = useMemo(() => readRuns(stored), [stored]);
  return {
    runs,
    add(run) {
      // Another tab may have added a run since.
      keepText('local', key, JSON.stringify(withRun(readRuns(keptText('local', key)), run)));
      window.dispatchEvent(new Event(CHANGED));
    },
    clear() {
      keepText('local', key, null);
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}

const nothing = (): null => null;
