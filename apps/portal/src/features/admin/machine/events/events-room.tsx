'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { LiveBadge } from '../../../../ui/badge.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { addressOf } from '../../../workspace/address-of.ts';
import { logPages } from '../../../workspace/log-pages.ts';
import { PagedCard } from '../../../workspace/paged-card.tsx';
import type { Picked } from '../tenant-picker.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { EventFilters } from './event-filters.tsx';
import { EventTable } from './event-table.tsx';
import type { EventsPage } from './reading.ts';
import { EVENTS_TEXT } from './text.ts';
import type { EventsWish } from './wish.ts';

const REFRESH_MS = 3_000;

export type EventsRoomProps = { asked: EventsWish; first: EventsPage; tenant: Picked | null; types: readonly string[] };

export function EventsRoom({ asked, first, tenant, types }: EventsRoomProps) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const [picked, setPicked] = useState(tenant);
  const query = useInfiniteQuery(
    trpc.admin.machine.events.infiniteQueryOptions(wish, logPages(wish === asked ? first : null, REFRESH_MS)),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (next: EventsWish) => {
    setWish(next);
    history.replaceState(null, '', addressOf('/admin/events', next));
  };
  return (
    <>
      <PageHeader
        title={EVENTS_TEXT.title}
        description={EVENTS_TEXT.description}
        actions={
          <span>
            <LiveBadge connected={!query.isError} />
          </span>
        }
      />
      <EventFilters
        wish={wish}
        tenant={picked}
        types={types}
        onChange={change}
        onTenant={(next) => {
          setPicked(next);
          change({ ...wish, tenant: next?.tenantId });
        }}
      />
      <PagedCard title={EVENTS_TEXT.title} text={{ ...MACHINE_TEXT, ...EVENTS_TEXT }} pages={query}>
        {rows.length > 0 ? <EventTable rows={rows} onSearch={(search) => change({ search })} /> : null}
      </PagedCard>
    </>
  );
}
