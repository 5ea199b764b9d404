'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { LiveBadge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Note } from '../../../../ui/note.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { addressOf } from '../address-of.ts';
import type { Picked } from '../tenant-picker.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { EventFilters } from './event-filters.tsx';
import { EventTable } from './event-table.tsx';
import { EVENTS_TEXT } from './text.ts';
import type { EventsWish } from './wish.ts';

const REFRESH_MS = 3_000;

export type EventsRoomProps = { asked: EventsWish; tenant: Picked | null; types: readonly string[] };

/** The newest page is read again while it is looked at; older ones that were opened stay as they are. */
export function EventsRoom({ asked, tenant, types }: EventsRoomProps) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const [picked, setPicked] = useState(tenant);
  const query = useInfiniteQuery(
    trpc.admin.machine.events.infiniteQueryOptions(wish, {
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : REFRESH_MS),
    }),
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
      {query.isError ? <Note tone="warn">{MACHINE_TEXT.stale}</Note> : null}
      <Card aria-label={EVENTS_TEXT.title} aria-busy={query.isPending}>
        {rows.length > 0 ? (
          <EventTable rows={rows} onSearch={(search) => change({ search })} />
        ) : (
          <EmptyState title={query.isPending ? MACHINE_TEXT.loading : EVENTS_TEXT.empty}>
            {query.isPending ? null : EVENTS_TEXT.emptyBody}
          </EmptyState>
        )}
      </Card>
      {query.hasNextPage ? (
        <Button
          className="justify-self-start"
          loading={query.isFetchingNextPage}
          loadingLabel={MACHINE_TEXT.loading}
          onClick={() => query.fetchNextPage()}
        >
          {MACHINE_TEXT.more}
        </Button>
      ) : null}
    </>
  );
}
