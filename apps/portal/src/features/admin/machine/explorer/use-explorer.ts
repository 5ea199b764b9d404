'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOf, type ExplorerFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import { dayAway } from './timeline.ts';

export type StepWay = 'previous' | 'next' | 'dayBack' | 'dayOn' | 'first' | 'last';

/** Which workspace is looked at and when; the address says the same at every moment. */
export function useExplorer(initialFilter: ExplorerFilter) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const tenantId = filter.tenant ?? '';
  const timeline = useQuery(
    trpc.admin.machine.timeline.queryOptions({ tenantId }, { enabled: tenantId !== '', staleTime: 15_000 }),
  );
  const now = timeline.data?.asOf;
  const reading = useQuery(
    trpc.admin.machine.standing.queryOptions(
      { tenantId, place: placeOf(filter.at, now ?? new Date(0)) },
      {
        enabled: tenantId !== '' && (now !== undefined || filter.at !== undefined),
        placeholderData: keepPreviousData,
        staleTime: 15_000,
      },
    ),
  );
  // While another workspace is read, the one before is not shown under its name.
  const standing = {
    ...reading,
    data: reading.data?.tenantId === tenantId ? reading.data : undefined,
  };
  const go = (next: ExplorerFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf('/admin/explorer', next));
  };
  const goTo = (at: string | undefined) => go({ ...filter, at });

  const stops = timeline.data?.stops ?? [];
  const stopId = standing.data?.stop?.stopId ?? null;
  const step = (way: StepWay) => {
    const at = stops.findIndex((stop) => stop.stopId === stopId);
    const target = {
      previous: standing.data?.previous,
      next: standing.data?.next,
      dayBack: stops[dayAway(stops, at, -1)],
      dayOn: stops[dayAway(stops, at, 1)],
      first: stops[0],
      last: stops.at(-1),
    }[way];
    if (target) goTo(target.stopId);
  };
  return { filter, go, goTo, step, timeline, standing, stops, stopId };
}
