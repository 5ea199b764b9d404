'use client';

import { Search } from '@graha/ui/icons/actions.tsx';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { Shortcut } from '@graha/ui/badge.tsx';
import { usePageKeys } from '../use-page-keys.ts';
import type { SearchEntry } from './entry.ts';
import { collectTyped, NOTHING_TYPED, type TypedAhead } from './typed-ahead.ts';

// The dialog and the index are loaded at first use.
const PublicDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));
const MemberDialog = lazy(async () => ({
  default: (await import('./workspace-search-dialog.tsx')).WorkspaceSearchDialog,
}));

type SearchButtonProps = {
  pages?: readonly SearchEntry[];
  /** True on pages of a workspace: the search then includes its contents. */
  isMember?: boolean;
};

export function SearchButton({ pages = [], isMember = false }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const typed = useRef<TypedAhead | null>(null);
  const takeTyped = useCallback(() => {
    const taken = typed.current?.take() ?? NOTHING_TYPED;
    typed.current = null;
    return taken;
  }, []);
  const change = useCallback(
    (next: boolean) => {
      setOpened(true);
      setOpen(next);
      if (next) typed.current ??= collectTyped();
      else takeTyped();
    },
    [takeTyped],
  );

  const isListening = usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    change(!isOpen);
  });

  const SearchDialog = isMember ? MemberDialog : PublicDialog;
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isListening ? 'Meta+K Control+K' : undefined,
    onClick: () => change(true),
  } as const;
  return (
    <>
      <Button {...shared} variant="ghost" size="sm" icon={<Search aria-hidden="true" />} className="max-lg:hidden">
        Search <Shortcut letter="K" />
      </Button>
      <IconButton {...shared} label="Search" icon={<Search aria-hidden="true" />} className="lg:hidden" />
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog open={isOpen} onOpenChange={change} pages={pages} takeTyped={takeTyped} />
        </Suspense>
      ) : null}
    </>
  );
}
