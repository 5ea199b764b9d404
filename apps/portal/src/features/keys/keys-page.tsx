'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Note } from '@graha/ui/note.tsx';
import { may, type Sight } from '@graha/domain/team/roles';
import { isFiltering, KEYS_PER_PAGE, KeysFilter } from '@graha/procedures/keys/filter';
import { NoMatch, Pager } from '../../shared/filters.tsx';
import { addressOf } from '../../shared/paths.ts';
import { useCalmReading } from '../../shared/calm-reading.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KEYS_PATH, type KeyAction, type KeyList } from './key.ts';
import { KeyFilters } from './key-filters.tsx';
import type { BrowserExample } from './show-publishable.tsx';
import { KeysHeader } from './keys-header.tsx';
import { KeyTable } from './key-table.tsx';
import type { ScopeFamilies } from './page-data.ts';

export type KeysPageProps = {
  initialFilter: KeysFilter;
  initial: KeyList;
  sight: Sight;
  /** Whether the page opens with the dialog that creates a key. */
  creating: boolean;
  curl: string;
  example: BrowserExample;
  families: ScopeFamilies;
};

export function KeysPage({ initialFilter, initial, sight, creating, curl, example, families }: KeysPageProps) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const mayManage = may(sight, 'keys.manage');
  const [filter, setFilter] = useState(initialFilter);
  const list = useQuery(
    trpc.keys.list.queryOptions(filter, {
      ...(filter === initialFilter ? { initialData: initial } : {}),
      placeholderData: keepPreviousData,
      refetchInterval: calm,
    }),
  );
  const [isCreating, setCreating] = useState(creating && mayManage);
  const [action, setAction] = useState<KeyAction | null>(null);
  const { keys, asOf, pageNumber, total, all } = list.data ?? initial;
  const change = (next: KeysFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf(KEYS_PATH, next));
  };
  const isEmpty = keys.length === 0 && !isFiltering(filter);
  const create = mayManage ? (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
      Create key
    </Button>
  ) : (
    <BlockedButton reason="Your role can view keys, not change them.">Create key</BlockedButton>
  );
  return (
    <>
      <KeysHeader actions={isEmpty ? undefined : create} />
      {all > 1 || isFiltering(filter) ? <KeyFilters filter={filter} onChange={change} /> : null}
      {list.isError ? <Note tone="warn">The keys could not be read. We are trying again.</Note> : null}
      <Card aria-label="Keys" aria-busy={list.isPlaceholderData}>
        {isEmpty ? (
          <EmptyState title="No keys yet" action={create}>
            A key lets your server call the API. Create one, it takes ten seconds.
          </EmptyState>
        ) : keys.length === 0 ? (
          <NoMatch noun="key" onClear={() => change(KeysFilter.parse({ sort: filter.sort }))} />
        ) : (
          <KeyTable keys={keys} asOf={asOf} sight={sight} onAction={mayManage ? setAction : null} />
        )}
      </Card>
      <Pager
        {...{ pageNumber, total }}
        rowsPerPage={KEYS_PER_PAGE}
        noun="keys"
        onChange={(next) => change({ ...filter, page: next === 1 ? undefined : String(next) })}
      />
      {keys.length > 0 ? (
        <p className="text-small text-text-3">Revocation reaches every server within one second.</p>
      ) : null}
      {isCreating ? <CreateKey {...{ curl, example, families, asOf }} onClose={() => setCreating(false)} /> : null}
      {action ? (
        <KeyDialog {...{ action, curl, families, asOf }} onAction={setAction} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}
