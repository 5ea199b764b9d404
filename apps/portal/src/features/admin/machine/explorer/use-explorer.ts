'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOf, type ExplorerFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { usePageKeys } from '../../../../shared/use-page-keys.ts';
import { addressOf } from '../../../../shared/paths.ts';
import { dayAway } from './timeline.ts';

export type StepWay = 'previous' | 'next' | 'dayBack' | 'dayOn' | 'first' | 'last';

/** Holds the selected workspace and instant, and keeps both in the address. */
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
  // Clears the old workspace while the next one loads.
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

const WAYS: Readonly<Record<string, StepWay>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  'Shift+ArrowLeft': 'dayBack',
  'Shift+ArrowRight': 'dayOn',
  Home: 'first',
  End: 'last',
};

/** Elements that use the arrow keys themselves: fields, lists and areas that scroll sideways. */
const OWN_KEYS = 'input, select, textarea, pre, [role=listbox], [role=dialog], [role=menu], section[tabindex]';

/** Steps through the history with the arrow keys, unless the focused element uses them. */
export function useStepKeys(step: (way: StepWay) => void): void {
  usePageKeys((event) => {
    const { key, shiftKey, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    const way = WAYS[shiftKey ? `Shift+${key}` : key];
    if (!way) return;
    event.preventDefault();
    step(way);
  });
}
