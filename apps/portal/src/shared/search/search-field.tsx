'use client';

import { plural } from '@graha/domain/core/format';
import { cn } from '@graha/ui/cn.ts';
import { Search } from '@graha/ui/icons/actions.tsx';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Input } from '@graha/ui/input.tsx';
import { nextChoice } from '@graha/ui/choice-list.tsx';
import { useEnterWhenReady } from './enter-when-ready.ts';
import { SEARCH_INDEX_PATH, findEntries, inGroups, type SearchEntry } from './entry.ts';
import type { Typed } from './typed-ahead.ts';
import { SearchResults, resultId } from './search-results.tsx';

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The platform has no list for a search field: these are the roles of a combobox. */

const SHOWN_MAX = 24;

export type SearchProps = {
  /** Pages in addition to the public ones. */
  pages: readonly SearchEntry[];
  /** Returns the text typed before the field was there, and whether Enter ended it. */
  takeTyped: () => Typed;
  close: () => void;
};

type SearchFieldProps = SearchProps & {
  query: string;
  setQuery: (query: string) => void;
  /** Results of the server, shown first. */
  more: readonly SearchEntry[];
  placeholder: string;
};

export function SearchField({ pages, takeTyped, close, query, setQuery, more, placeholder }: SearchFieldProps) {
  const id = useId();
  const router = useRouter();
  const { state, entries } = useSearchEntries();
  const [chosenIndex, choose] = useState(0);
  const all = useMemo(() => [...pages, ...entries], [pages, entries]);
  const found = inGroups([...more, ...findEntries(all, query, SHOWN_MAX)]);
  const chosen = found[chosenIndex];

  const go = (href: string) => {
    close();
    router.push(href);
  };
  const { enter, keepEnter } = useEnterWhenReady(chosen !== undefined || state !== 'loading', query, () => {
    if (chosen !== undefined) go(chosen.href);
  });
  useEffect(() => {
    const { text, isEntered } = takeTyped();
    setQuery(text);
    if (isEntered) keepEnter(text);
  }, [takeTyped, setQuery, keepEnter]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextChoice(event.key, chosenIndex, found.length);
    if (next !== null) {
      event.preventDefault();
      choose(next);
      document.getElementById(resultId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    }
  };

  return (
    <>
      <div className="px-4.5 pt-3 pb-3.5 sm:px-6">
        <Input
          role="combobox"
          aria-label="Look for"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          {...(chosen === undefined ? {} : { 'aria-activedescendant': resultId(id, chosenIndex) })}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          leading={<Search aria-hidden="true" />}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            choose(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults {...{ id, found, chosenIndex, choose, go }} />
      <output className={cn('px-4.5 pb-2 text-small text-text-2 empty:hidden sm:px-6', found.length > 0 && 'sr-only')}>
        {saying(state, query, found.length)}
      </output>
      <p className="border-t border-line px-4.5 py-2.5 text-micro text-text-3 max-sm:hidden sm:px-6">
        ↑ ↓ choose · ↵ open · Esc close · / operations only
      </p>
    </>
  );
}

/** Returns the announcement: a screen reader does not hear that the list has changed. */
function saying(state: 'loading' | 'failed' | 'ready', query: string, count: number): string {
  if (state === 'loading') return 'Loading the index.';
  if (state === 'failed') return 'The index could not be loaded. Close this and try again.';
  if (count > 0) return plural(count, 'result', 'results');
  return `Nothing found for “${query}”. Try one word, or a path such as /kundali.`;
}

type Loaded =
  | { state: 'loading' | 'failed'; entries: readonly SearchEntry[] }
  | { state: 'ready'; entries: readonly SearchEntry[] };

/** Loads the index when the dialog opens. */
function useSearchEntries(): Loaded {
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
