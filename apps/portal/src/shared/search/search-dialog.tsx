'use client';

import { type ComponentType, useState } from 'react';
import { Dialog } from '@graha/ui/dialog.tsx';
import type { SearchEntry } from './entry.ts';
import type { Typed } from './typed-ahead.ts';
import { SearchField, type SearchProps } from './search-field.tsx';

export type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Pages in addition to the public ones. */
  pages: readonly SearchEntry[];
  /** Returns the text typed before the field was there, and whether Enter ended it. */
  takeTyped: () => Typed;
  Search?: ComponentType<SearchProps>;
};

/** A combobox: the focus stays in the field, arrow keys select, Enter opens. */
export const SearchDialog = ({ open, onOpenChange, pages, takeTyped, Search = PublicSearch }: SearchDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={pages.length > 0 ? 'Search or jump to' : 'Search docs and operations'}
    className="sm:top-[12vh] sm:translate-y-0"
  >
    <Search pages={pages} takeTyped={takeTyped} close={() => onOpenChange(false)} />
  </Dialog>
);

function PublicSearch(props: SearchProps) {
  const [query, setQuery] = useState('');
  return <SearchField {...props} {...{ query, setQuery }} more={NONE} placeholder={PUBLIC_PLACEHOLDER} />;
}

const NONE: readonly SearchEntry[] = [];
const PUBLIC_PLACEHOLDER = 'An operation, a page, a word, an error code';
