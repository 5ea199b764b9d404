'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '@graha/ui/kept-text.ts';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';

export type RunMode = 'live' | 'test';
export type RunKey = Outputs['playground']['keys'][number];

export type HowToRun = {
  mode: RunMode;
  setMode(mode: RunMode): void;
  /** The usable keys of the workspace; undefined until they are known. */
  keys: readonly RunKey[] | undefined;
  /** The selected key, with the environment of `mode`; null selects the playground's own key. */
  key: RunKey | null;
  chooseKey(key: RunKey | null): void;
};

/** Stored for this tab, so that the next operation runs in the same way. */
const MODE = 'graha.playground.mode';
const KEY = 'graha.playground.key';
const CHANGED = 'graha.playground.how';

/** Returns live or test mode, and the key. Visitors can choose neither. */
export function useHowToRun(isOpen: boolean): HowToRun {
  const trpc = useTRPC();
  const stored = useStored(MODE);
  const keyId = useStored(KEY);
  const { data: keys } = useQuery(trpc.playground.keys.queryOptions(undefined, { enabled: !isOpen }));
  const mode: RunMode = stored === 'test' ? 'test' : 'live';
  return {
    mode,
    setMode: (next) => store(MODE, next),
    keys,
    key: keys?.find((key) => key.keyId === keyId && key.env === mode) ?? null,
    chooseKey(key) {
      if (key) store(MODE, key.env);
      store(KEY, key?.keyId ?? '');
    },
  };
}

function store(name: string, value: string): void {
  keepText('session', name, value);
  window.dispatchEvent(new Event(CHANGED));
}

const nothing = (): null => null;
const useStored = (name: string): string | null =>
  useSyncExternalStore(listen, () => keptText('session', name), nothing);

function listen(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
