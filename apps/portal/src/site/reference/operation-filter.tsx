'use client';

import { Search } from '@graha/ui/icons/actions.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Input } from '@graha/ui/input.tsx';

/** The server renders the rows, and this filter only hides them, so that the browser needs no list. */
export function OperationFilter({ children }: { children: ReactNode }) {
  const tables = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    if (tables.current !== null)
      setShown(query.trim() === '' ? showAll(tables.current) : showOnly(tables.current, query));
  }, [query]);

  return (
    <>
      <div className="max-w-120">
        <Input
          type="search"
          aria-label="Look for an operation"
          placeholder="Path or word, such as sunrise"
          leading={<Search aria-hidden="true" />}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className="mt-1.5 block min-h-5 text-small text-text-2">
          {shown === null ? '' : countWords(shown)}
        </output>
      </div>
      <div ref={tables} className="grid gap-5">
        {children}
      </div>
    </>
  );
}

const countWords = (count: number): string =>
  count === 0 ? 'No operation has all of these words.' : `${count} operation${count === 1 ? '' : 's'}`;

function showAll(tables: HTMLElement): null {
  for (const element of tables.querySelectorAll<HTMLElement>('[hidden]')) element.hidden = false;
  return null;
}

/** Hides the other rows. Returns the number of rows with every word. */
function showOnly(tables: HTMLElement, query: string): number {
  const words = query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  let count = 0;
  for (const table of tables.querySelectorAll<HTMLElement>(':scope > section')) {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
    for (const row of rows) {
      const text = `${row.textContent ?? ''} ${row.dataset['also'] ?? ''}`.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const found = rows.filter((row) => !row.hidden).length;
    table.hidden = found === 0;
    count += found;
  }
  return count;
}
