'use client';

import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Kbd } from '../../ui/tag.tsx';
import type { SearchEntry } from './entry.ts';
import { SEARCH } from './text.ts';

/** The dialog and the index are loaded when somebody asks for them. */
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

export function SearchButton({ rooms = [] }: { rooms?: readonly SearchEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpened(true);
    setOpen(next);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpened(true);
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Meta+K Control+K',
    onClick: () => change(true),
  } as const;
  return (
    <>
      <Button {...shared} variant="ghost" size="sm" icon={<Search aria-hidden="true" />} className="max-lg:hidden">
        {SEARCH.open} <Kbd>⌘K</Kbd>
      </Button>
      <IconButton {...shared} label={SEARCH.open} icon={<Search aria-hidden="true" />} className="lg:hidden" />
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog open={isOpen} onOpenChange={change} rooms={rooms} />
        </Suspense>
      ) : null}
    </>
  );
}
