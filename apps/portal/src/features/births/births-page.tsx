'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { count } from '@graha/domain/core/format';
import { BIRTH_FORMATS } from '@graha/domain/management/birth-file/file-records';
import { Button } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NoMatch, SearchFilter } from '../../shared/filters.tsx';
import { logPages, PagedCard } from '../../shared/paged-card.tsx';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { BirthDialog } from './birth-dialog.tsx';
import { BirthsHeader } from './births-header.tsx';
import { exportPath } from './births-path.ts';
import { type BirthAction, BirthsTable } from './births-table.tsx';
import { EraseBirth } from './erase-birth.tsx';
import { ImportDialog } from './import-dialog.tsx';

export type BirthsPageProps = { first: Outputs['births']['list']; group: FormGroup; mayManage: boolean };
type Open = { dialog: 'add' } | { dialog: 'import' } | ({ dialog: 'act' } & BirthAction);

const TEXT = {
  loading: 'Loading',
  empty: 'No births',
  emptyBody: '',
  more: 'Show older',
  stale: 'The births could not be read. We are trying again.',
};

export function BirthsPage({ first, group, mayManage }: BirthsPageProps) {
  const trpc = useTRPC();
  const [search, setSearch] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState<Open | null>(null);
  const filter = search === undefined ? {} : { search };
  const pages = useInfiniteQuery(
    trpc.births.list.infiniteQueryOptions(filter, logPages(search === undefined ? first : null, false)),
  );
  const births = pages.data?.pages.flatMap((page) => page.births) ?? [];
  const { count: stored, birthsMax } = pages.data?.pages[0] ?? first;
  const isNew = stored === 0 && search === undefined;
  const close = () => setOpen(null);
  return (
    <>
      <BirthsHeader
        actions={isNew ? undefined : <Actions mayManage={mayManage} onOpen={(dialog) => setOpen({ dialog })} />}
      />
      {isNew ? (
        <Card aria-label="Births">
          <EmptyState
            title="No births yet"
            action={
              mayManage ? (
                <span className="flex flex-wrap gap-2">
                  <Button
                    variant="primary"
                    icon={<Plus aria-hidden="true" />}
                    onClick={() => setOpen({ dialog: 'add' })}
                  >
                    Add a birth
                  </Button>
                  <Button onClick={() => setOpen({ dialog: 'import' })}>Import a file</Button>
                </span>
              ) : null
            }
          >
            Store the births of your customers once, and name them in every call by your own reference.
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2.5">
            <SearchFilter label="Reference, or words of a label" value={search} onChange={setSearch} />
            <output className="text-small text-text-2">
              {birthsMax === null ? `${count(stored)} stored` : `${count(stored)} of ${count(birthsMax)} stored`}
            </output>
          </div>
          <PagedCard title="Births" text={TEXT} pages={pages}>
            {births.length > 0 ? (
              <BirthsTable
                births={births}
                mayManage={mayManage}
                onAction={(action) => setOpen({ dialog: 'act', ...action })}
              />
            ) : search !== undefined && !pages.isPending ? (
              <NoMatch noun="birth" onClear={() => setSearch(undefined)} />
            ) : null}
          </PagedCard>
        </>
      )}
      {open?.dialog === 'add' ? <BirthDialog group={group} birth={null} onClose={close} /> : null}
      {open?.dialog === 'import' ? <ImportDialog onClose={close} /> : null}
      {open?.dialog === 'act' && open.change === 'replace' ? (
        <BirthDialog group={group} birth={open.birth} onClose={close} />
      ) : null}
      {open?.dialog === 'act' && open.change === 'erase' ? <EraseBirth birth={open.birth} onClose={close} /> : null}
    </>
  );
}

type ActionsProps = { mayManage: boolean; onOpen: (dialog: 'add' | 'import') => void };

const Actions = ({ mayManage, onOpen }: ActionsProps) => (
  <>
    <Menu
      trigger={<Button>Export</Button>}
      groups={[
        BIRTH_FORMATS.map((format) => ({
          label: format === 'csv' ? 'As CSV' : 'As NDJSON',
          onSelect: () => location.assign(exportPath(format)),
        })),
      ]}
    />
    {mayManage ? (
      <>
        <Button onClick={() => onOpen('import')}>Import</Button>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => onOpen('add')}>
          Add a birth
        </Button>
      </>
    ) : null}
  </>
);
