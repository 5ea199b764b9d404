'use client';

import { lazy, Suspense, useState } from 'react';
import { Dialog } from '@graha/ui/dialog.tsx';
import type { SearchEntry } from './entry.ts';
import { SearchField, type SearchProps } from './search-field.tsx';

type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Pages in addition to the public ones. */
  pages: readonly SearchEntry[];
  /** True if the search includes the contents of the workspace. */
  isMember: boolean;
};

/** Separate, because only pages of a workspace can search its contents on the server. */
const WorkspaceSearch = lazy(async () => ({ default: (await import('./workspace-search.tsx')).WorkspaceSearch }));

/** A combobox: the focus stays in the field, arrow keys select, Enter opens. */
export function SearchDialog({ open, onOpenChange, pages, isMember }: SearchDialogProps) {
  const shared = { pages, close: () => onOpenChange(false) };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={pages.length > 0 ? 'Search or jump to' : 'Search docs and operations'}
      className="sm:top-[12vh] sm:translate-y-0"
    >
      {isMember ? (
        <Suspense fallback={null}>
          <WorkspaceSearch {...shared} />
        </Suspense>
      ) : (
        <PublicSearch {...shared} />
      )}
    </Dialog>
  );
}

function PublicSearch(props: SearchProps) {
  const [query, setQuery] = useState('');
  return <SearchField {...props} {...{ query, setQuery }} more={NONE} placeholder={PUBLIC_PLACEHOLDER} />;
}

const NONE: readonly SearchEntry[] = [];
const PUBLIC_PLACEHOLDER = 'An operation, a page, a word, an error code';
