'use client';

import { PLAN_IDS, PLANS } from '@graha/domain/plans';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { addressOf } from '../machine/address-of.ts';
import { ChoiceFilter, SearchFilter } from '../machine/filters.tsx';
import { TenantsTable } from './tenants-table.tsx';
import { TENANT_TEXT } from './text.ts';
import { STATUSES, TenantsWish } from './wish.ts';

const { filters: FILTERS } = TENANT_TEXT;
const PLAN_OPTIONS = PLAN_IDS.map((value) => ({ value, label: PLANS[value].name }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: TENANT_TEXT.statuses[value] }));

export function TenantsRoom({ asked }: { asked: TenantsWish }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const query = useInfiniteQuery(
    trpc.admin.tenants.list.infiniteQueryOptions(wish, {
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const asOf = query.data?.pages[0]?.asOf;
  const change = (part: object) => {
    const next = TenantsWish.parse({ ...wish, ...part });
    setWish(next);
    history.replaceState(null, '', addressOf('/admin/tenants', next));
  };
  return (
    <>
      <PageHeader title={TENANT_TEXT.title} description={TENANT_TEXT.description} />
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchFilter label={FILTERS.search} value={wish.search} onChange={(search) => change({ search })} />
        <ChoiceFilter
          label={FILTERS.plan}
          any={FILTERS.anyPlan}
          value={wish.plan}
          options={PLAN_OPTIONS}
          onChange={(plan) => change({ plan })}
        />
        <ChoiceFilter
          label={FILTERS.status}
          any={FILTERS.anyStatus}
          value={wish.status}
          options={STATUS_OPTIONS}
          onChange={(status) => change({ status })}
        />
      </div>
      {query.isError ? <Note tone="warn">{TENANT_TEXT.stale}</Note> : null}
      <Card aria-label={TENANT_TEXT.title} aria-busy={query.isPending}>
        {rows.length > 0 && asOf ? (
          <TenantsTable rows={rows} asOf={asOf} />
        ) : (
          <EmptyState title={query.isPending ? TENANT_TEXT.loading : TENANT_TEXT.empty}>
            {query.isPending ? null : TENANT_TEXT.emptyBody}
          </EmptyState>
        )}
      </Card>
      {query.hasNextPage ? (
        <Button
          className="justify-self-start"
          loading={query.isFetchingNextPage}
          loadingLabel={TENANT_TEXT.loading}
          onClick={() => query.fetchNextPage()}
        >
          {TENANT_TEXT.more}
        </Button>
      ) : null}
    </>
  );
}
