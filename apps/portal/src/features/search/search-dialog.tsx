'use client';

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The platform has no list that a field searches: roles as the pattern of the combobox has them. */

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { nextChoice } from '../../ui/next-choice.ts';
import type { SearchEntry } from './entry.ts';
import { findEntries } from './find-entries.ts';
import { SearchResults, resultId } from './search-results.tsx';
import { SEARCH } from './text.ts';
import { useSearchEntries } from './use-search-entries.ts';

const SHOWN_MAX = 24;

export type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where one can go beside what everybody can read. */
  rooms: readonly SearchEntry[];
};

/** A combobox: the focus stays in the field, arrows choose, Enter opens. */
export function SearchDialog({ open, onOpenChange, rooms }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={rooms.length > 0 ? SEARCH.titleInside : SEARCH.title}
      className="sm:top-[12vh] sm:translate-y-0"
    >
      <SearchField rooms={rooms} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SearchField({ rooms, close }: Pick<SearchDialogProps, 'rooms'> & { close: () => void }) {
  const id = useId();
  const router = useRouter();
  const { state, entries } = useSearchEntries();
  const [query, setQuery] = useState('');
  const [chosenIndex, choose] = useState(0);
  const found = findEntries([...rooms, ...entries], query, SHOWN_MAX);
  const chosen = found[chosenIndex];

  const go = (href: string) => {
    close();
    router.push(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextChoice(event.key, chosenIndex, found.length);
    if (next !== null) {
      event.preventDefault();
      choose(next);
      document.getElementById(resultId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      go(chosen.href);
    }
  };

  return (
    <>
      <div className="px-4.5 pt-3 pb-3.5 sm:px-6">
        <Input
          role="combobox"
          aria-label={SEARCH.label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          {...(chosen === undefined ? {} : { 'aria-activedescendant': resultId(id, chosenIndex) })}
          autoComplete="off"
          spellCheck={false}
          placeholder={SEARCH.hint}
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
      <output className="px-4.5 pb-2 text-small text-text-2 empty:hidden sm:px-6">
        {saying(state, query, found.length)}
      </output>
      <p className="border-t border-line px-4.5 py-2.5 text-micro text-text-3 max-sm:hidden sm:px-6">{SEARCH.keys}</p>
    </>
  );
}

/** Only what the list itself does not say. */
function saying(state: 'loading' | 'failed' | 'ready', query: string, count: number): string {
  if (state === 'loading') return SEARCH.loading;
  if (state === 'failed') return SEARCH.failed;
  return count === 0 ? SEARCH.nothing(query) : '';
}
