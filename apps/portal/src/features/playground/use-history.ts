'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { historyKey, readRuns, withRun, type PastRun } from './run-history.ts';

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
  const stored = useSyncExternalStore(listen, () => localStorage.getItem(key), nothing);
  const runs = useMemo(() => readRuns(stored), [stored]);
  return {
    runs,
    add(run) {
      // Another tab may have run something since.
      localStorage.setItem(key, JSON.stringify(withRun(readRuns(localStorage.getItem(key)), run)));
      window.dispatchEvent(new Event(CHANGED));
    },
    clear() {
      localStorage.removeItem(key);
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}

const nothing = (): null => null;
