import { useEffect, useState } from 'react';
import { SEARCH_INDEX_PATH, type SearchEntry } from './entry.ts';

type Loaded =
  | { state: 'loading' | 'failed'; entries: readonly SearchEntry[] }
  | { state: 'ready'; entries: readonly SearchEntry[] };

/** The index, loaded when the dialog opens. */
export function useSearchEntries(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', entries: [] });
  useEffect(() => {
    const given = new AbortController();
    void load(given.signal).then(setLoaded, () => {
      if (!given.signal.aborted) setLoaded({ state: 'failed', entries: [] });
    });
    return () => given.abort();
  }, []);
  return loaded;
}

async function load(signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(SEARCH_INDEX_PATH, { signal });
  if (!response.ok) throw new Error(`The index was answered with ${response.status}`);
  // Safe: the route sends SEARCH_ENTRIES of this same build.
  return { state: 'ready', entries: (await response.json()) as SearchEntry[] };
}
