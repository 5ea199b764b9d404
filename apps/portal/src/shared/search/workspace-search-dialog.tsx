'use client';

import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx';
import { WorkspaceSearch } from './workspace-search.tsx';

/** Separate, because only pages of a workspace can search its contents on the server. */
export const WorkspaceSearchDialog = (props: Omit<SearchDialogProps, 'Search'>) => (
  <SearchDialog {...props} Search={WorkspaceSearch} />
);
