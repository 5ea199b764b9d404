'use client';

import { PLAN_IDS, PLANS } from '@graha/domain/plans';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../trpc/client.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedCard } from '../../workspace/paged-card.tsx';
import { addressOf } from '../../workspace/address-of.ts';
import { logPages } from '../../workspace/log-pages.ts';
import { ChoiceFilter, SearchFilter } from '../../workspace/filters.tsx';
import type { TenantsPage } from './reading.ts';
import { TenantsTable } from './tenants-table.tsx';
import { TENANT_TEXT } from './text.ts';
import { STATUSES, TenantsWish } from './wish.ts';

const { filters: FILTERS } = TENANT_TEXT;
const PLAN_OPTIONS = PLAN_IDS.map((value) => ({ value, label: PLANS[value].name }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: TENANT_TEXT.statuses[value] }));

export function TenantsRoom({ asked, first }: { asked: TenantsWish; first: TenantsPage }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const query = useInfiniteQuery(
    trpc.admin.tenants.list.infiniteQueryOptions(wish, logPages(wish === asked ? first : null, false)),
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
      <PagedCard title={TENANT_TEXT.title} text={TENANT_TEXT} pages={query}>
        {rows.length > 0 && asOf ? <TenantsTable rows={rows} asOf={asOf} /> : null}
      </PagedCard>
    </>
  );
}
