'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from '@graha/ui/icons/actions.tsx';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/router/root';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { UsageHeader } from '../headers.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { AllowanceCard } from '../overview/allowance-card.tsx';
import { count, fullInstant, inCredits } from '@graha/domain/core/format';
import { GroupsTable, UNIT_NAMES, latencyFigures } from '../../../shared/groups-table.tsx';
import { ReplicaAge } from '../../../shared/replica-age.tsx';
import { StackedBars } from '../../../shared/stacked-bars.tsx';
import { deltaText, spanText } from './period-text.ts';
import { UsageFilters } from './usage-filters.tsx';
import { queryOf, type UsageFilter } from '@graha/procedures/series/filter';

type Usage = inferRouterOutputs<AppRouter>['usage']['read'];

export function UsagePage({ initial, initialFilter }: { initial: Usage; initialFilter: UsageFilter }) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const [filter, setFilter] = useState(initialFilter);
  const query = useQuery(
    trpc.usage.read.queryOptions(filter, {
      ...(filter === initialFilter ? { initialData: initial } : {}),
      placeholderData: keepPreviousData,
      refetchInterval: calm,
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
      <AllowanceCard summary={reading.summary} />
      <UsageFilters filter={filter} span={reading.span} onChange={change} />
      <Stats reading={reading} />
      <Chart reading={reading} filter={filter} live={!query.isError} />
      <Note>
        {reading.ledger.entriesBehind > 0
          ? `${count(reading.ledger.entriesBehind)} ledger entries are still being counted. This takes about a second.`
          : `The ledger for this range sums to ${inCredits(reading.ledger.credits)}, the same number as above.`}{' '}
        {reading.per === 'hour' ? 'Hours, status and latency come' : 'Status and latency come'} from the request log,
        which is kept for 30 days. It also has refused calls, which cost nothing.
        {reading.log.latency?.isApproximate ? ' Latencies marked with ≈ are approximate: within five per cent.' : null}
      </Note>
      <ReplicaAge ageMs={reading.replicaAgeMs} />
    </>
  );
}

/** Runs of the playground, and events delivered to subscriptions, are charged to no key of the workspace. */
const NO_KEY = 'Playground, subscriptions';

function Chart({ reading, filter, live }: { reading: Usage; filter: UsageFilter; live: boolean }) {
  const { view, keyNames } = reading;
  const names = new Map(keyNames.map(({ keyId, name }) => [keyId, name]));
  const nameOf = (group: string) => (filter.by === 'key' ? (names.get(group) ?? NO_KEY) : group);
  const unit = filter.by === 'status' ? 'calls' : filter.unit;
  const what = filter.by === 'status' ? 'Requests' : UNIT_NAMES[unit];
  const title = `${what} by ${reading.per}, ${reading.timezone}, and ${filter.by}`;
  const before = reading.before?.view ?? null;
  return (
    <>
      <Card aria-labelledby="usage-chart">
        <CardHeader
          id="usage-chart"
          title={title}
          actions={<LiveBadge connected={live} asOfMs={reading.asOf.getTime()} />}
        />
        <CardBody className="grid gap-4">
          <StackedBars {...{ view, before, unit, nameOf }} label={title} />
          {view.groups.length === 0 ? <p className="text-small text-text-2">Nothing in this range.</p> : null}
          {reading.before ? (
            <p className="text-small text-text-3">{`The dashed line is the period before, ${spanText(reading.before.span)}.`}</p>
          ) : null}
        </CardBody>
      </Card>
      <GroupsTable {...{ view, before, unit, nameOf }} by={filter.by} latency={reading.latency} />
    </>
  );
}

function Stats({ reading: { ledger, log, before } }: { reading: Usage }) {
  return (
    <StatStrip
      label="In this range"
      stats={[
        {
          label: 'Credits',
          value: count(ledger.credits),
          detail: <Delta of={before?.credits} otherwise="From the ledger" />,
        },
        {
          label: 'Calls',
          value: count(ledger.calls),
          detail: <Delta of={before?.calls} otherwise="From the ledger, including test keys" />,
        },
        {
          label: 'Refused, not charged',
          value: count(log.refused),
          detail: <Delta of={before?.refused} otherwise={`From the request log; ${count(log.failed)} failed`} />,
        },
        {
          label: 'p50, p95 and p99',
          value: (
            <span className="text-[1.0625rem] sm:text-[1.125rem]">
              {log.latency ? latencyFigures(log.latency) : 'None yet'}
            </span>
          ),
          detail: before?.p95Ms
            ? `p95 was ${before.p95Ms.toFixed(1)} ms in the period before`
            : 'In ms, from the request log',
        },
      ]}
    />
  );
}

type DeltaProps = { of: { now: number; before: number } | null | undefined; otherwise: string };

/** Change against the previous period. Only hours or days that have ended are counted. */
function Delta({ of, otherwise }: DeltaProps) {
  if (!of || of.before === 0) return otherwise;
  return <span title={`${count(of.now)} so far, ${count(of.before)} before. ${UNFINISHED}`}>{deltaText(of)}</span>;
}

const UNFINISHED = 'A day or hour that still runs is left out of both.';
