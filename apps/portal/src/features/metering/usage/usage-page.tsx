'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/trpc/root';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { UsageHeader } from '../headers.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { CreditsCard } from '../overview/credits-card.tsx';
import { count, fullInstant } from '@graha/domain/format';
import { GroupsTable, UNIT_NAMES } from '../../../shared/groups-table.tsx';
import { ReplicaAge } from '../../../shared/replica-age.tsx';
import { StackedBars } from '../../../shared/stacked-bars.tsx';
import { UsageFilters } from './usage-filters.tsx';
import { queryOf, type UsageFilter } from '@graha/procedures/usage/filter';

type Usage = inferRouterOutputs<AppRouter>['usage']['read'];

/** The page shows a new call within two seconds. */
const REFRESH_MS = 1_000;

export function UsagePage({ initial, initialFilter }: { initial: Usage; initialFilter: UsageFilter }) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const query = useQuery(
    trpc.usage.read.queryOptions(filter, {
      ...(filter === initialFilter ? { initialData: initial } : {}),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  const reading = query.data ?? initial;
  const change = (next: UsageFilter) => {
    setFilter(next);
    history.replaceState(null, '', `/usage?${queryOf(next)}`);
  };
  return (
    <>
      <UsageHeader
        actions={
          <a
            href={`/usage/csv?${queryOf(filter)}`}
            download
            className={buttonStyle({ variant: 'default', size: 'md' })}
          >
            <Download aria-hidden="true" />
            Export CSV
          </a>
        }
      />
      {query.isError ? <Note tone="warn">{`As of ${fullInstant(reading.asOf)}. We are trying again.`}</Note> : null}
      <CreditsCard summary={reading.summary} />
      <UsageFilters filter={filter} span={reading.span} onChange={change} />
      <Stats reading={reading} />
      <Chart reading={reading} filter={filter} live={!query.isError} />
      <Note>
        {reading.ledger.entriesBehind > 0
          ? `${count(reading.ledger.entriesBehind)} ledger entries are still being counted. This takes about a second.`
          : `The ledger for this range sums to ${count(reading.ledger.credits)} credits, the same number as above.`}{' '}
        Status and latency come from the request log, which is kept for 30 days. It also has refused calls, which cost
        nothing.
      </Note>
      <ReplicaAge ageMs={reading.replicaAgeMs} />
    </>
  );
}

function Chart({ reading, filter, live }: { reading: Usage; filter: UsageFilter; live: boolean }) {
  const { view, keyNames } = reading;
  const names = new Map(keyNames.map(({ keyId, name }) => [keyId, name]));
  const nameOf = (group: string) => (filter.by === 'key' ? (names.get(group) ?? 'Playground') : group);
  const unit = filter.by === 'status' ? 'calls' : filter.unit;
  const title = `${filter.by === 'status' ? 'Requests' : UNIT_NAMES[unit]} by day and ${filter.by}`;
  return (
    <>
      <Card aria-labelledby="usage-chart">
        <CardHeader id="usage-chart" title={title} actions={<LiveBadge connected={live} />} />
        <CardBody className="grid gap-4">
          <StackedBars view={view} unit={unit} label={title} nameOf={nameOf} />
          {view.groups.length === 0 ? <p className="text-small text-text-2">Nothing in this range.</p> : null}
        </CardBody>
      </Card>
      <GroupsTable view={view} by={filter.by} unit={unit} latency={reading.latency} nameOf={nameOf} />
    </>
  );
}

function Stats({ reading: { ledger, log } }: { reading: Usage }) {
  const latency =
    log.p50Ms === null || log.p95Ms === null ? 'None yet' : `${log.p50Ms.toFixed(1)} / ${log.p95Ms.toFixed(1)} ms`;
  return (
    <StatStrip
      label="In this range"
      stats={[
        { label: 'Credits', value: count(ledger.credits), detail: 'From the ledger' },
        { label: 'Calls', value: count(ledger.calls), detail: 'From the ledger, including test keys' },
        {
          label: 'Refused, not charged',
          value: count(log.refused),
          detail: `From the request log; ${count(log.failed)} failed`,
        },
        { label: 'p50 and p95', value: latency, detail: 'From the request log' },
      ]}
    />
  );
}
