'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { LiveBadge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { CreditsCard } from '../overview/credits-card.tsx';
import { count, fullInstant } from '../workspace/format.ts';
import { GroupsTable } from './groups-table.tsx';
import type { UsageReading } from './reading.ts';
import { StackedBars } from './stacked-bars.tsx';
import { USAGE_TEXT } from './text.ts';
import { UsageFilters } from './usage-filters.tsx';
import { queryOf, type UsageWish } from './wish.ts';

/** Read again while the page is looked at, so that a call is seen within two seconds. */
const REFRESH_MS = 1_000;

export function UsageRoom({ initial, asked }: { initial: UsageReading; asked: UsageWish }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const query = useQuery(
    trpc.usage.read.queryOptions(wish, {
      ...(wish === asked ? { initialData: initial } : {}),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  const reading = query.data ?? initial;
  const change = (next: UsageWish) => {
    setWish(next);
    history.replaceState(null, '', `/usage?${queryOf(next)}`);
  };
  return (
    <>
      <PageHeader
        title={USAGE_TEXT.title}
        description={USAGE_TEXT.description}
        actions={
          <a href={`/usage/csv?${queryOf(wish)}`} download className={buttonStyle({ variant: 'default', size: 'md' })}>
            <Download aria-hidden="true" />
            {USAGE_TEXT.exportCsv}
          </a>
        }
      />
      {query.isError ? <Note tone="warn">{USAGE_TEXT.stale(fullInstant(reading.asOf))}</Note> : null}
      <CreditsCard summary={reading.summary} />
      <UsageFilters wish={wish} span={reading.span} onChange={change} />
      <Stats reading={reading} />
      <Chart reading={reading} wish={wish} live={!query.isError} />
      <Note>
        {reading.ledger.entriesBehind > 0
          ? USAGE_TEXT.behind(reading.ledger.entriesBehind)
          : USAGE_TEXT.source(reading.ledger.credits)}{' '}
        {USAGE_TEXT.statusSource}
      </Note>
    </>
  );
}

function Chart({ reading, wish, live }: { reading: UsageReading; wish: UsageWish; live: boolean }) {
  const { view, keyNames } = reading;
  const names = new Map(keyNames.map(({ keyId, name }) => [keyId, name]));
  const nameOf = (group: string) => (wish.by === 'key' ? (names.get(group) ?? USAGE_TEXT.playgroundKey) : group);
  const unit = wish.by === 'status' ? 'calls' : wish.unit;
  const title = USAGE_TEXT.picture(
    wish.by === 'status' ? USAGE_TEXT.requests : USAGE_TEXT.unit[unit],
    USAGE_TEXT.by[wish.by],
  );
  return (
    <>
      <Card aria-labelledby="usage-chart">
        <CardHeader id="usage-chart" title={title} actions={<LiveBadge connected={live} />} />
        <CardBody className="grid gap-4">
          <StackedBars view={view} unit={unit} label={title} nameOf={nameOf} />
          {view.groups.length === 0 ? <p className="text-small text-text-2">{USAGE_TEXT.empty}</p> : null}
        </CardBody>
      </Card>
      <GroupsTable view={view} by={wish.by} unit={unit} latency={reading.latency} nameOf={nameOf} />
    </>
  );
}

function Stats({ reading: { ledger, log } }: { reading: UsageReading }) {
  const { stats: TEXT } = USAGE_TEXT;
  const latency = log.p50Ms === null || log.p95Ms === null ? TEXT.unknown : TEXT.ms(log.p50Ms, log.p95Ms);
  return (
    <StatStrip
      label={TEXT.label}
      stats={[
        { label: TEXT.credits, value: count(ledger.credits), detail: TEXT.creditsDetail },
        { label: TEXT.calls, value: count(ledger.calls), detail: TEXT.callsDetail },
        { label: TEXT.refused, value: count(log.refused), detail: TEXT.refusedDetail(log.failed) },
        { label: TEXT.latency, value: latency, detail: TEXT.latencyDetail },
      ]}
    />
  );
}
