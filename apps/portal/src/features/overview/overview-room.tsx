'use client';

import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { LiveBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CREATE_KEY_PATH } from '../keys/paths.ts';
import type { RequestsPage } from '../requests/reading.ts';
import { fullInstant } from '../workspace/format.ts';
import { Ago } from '../workspace/instant.tsx';
import { CallsByDay } from './calls-by-day.tsx';
import { CreditsCard } from './credits-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestRequests } from './latest-requests.tsx';
import { OperationsTable } from './operations-table.tsx';
import { OverviewStats } from './overview-stats.tsx';
import type { OverviewReading, TodayReading } from './reading.ts';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

/** Read again while the page is looked at, so that a call is seen within two seconds; the last figures stand meanwhile. */
const REFRESH_MS = 1_000;

export type OverviewRoomProps = {
  workspaceName: string;
  initial: OverviewReading;
  initialToday: TodayReading;
  latest: RequestsPage;
  curl: string;
  /** The card of today's sky, which comes when it comes. */
  today: ReactNode;
};

export function OverviewRoom({ workspaceName, initial, initialToday, latest, curl, today }: OverviewRoomProps) {
  const trpc = useTRPC();
  const { data: summary, isError } = useQuery(
    trpc.overview.read.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const { keys } = summary;
  return (
    <>
      <PageHeader
        title={workspaceName}
        description={<StateOfKeys summary={summary} />}
        actions={
          <>
            <ButtonLink href="/playground" icon={<Play aria-hidden="true" />}>
              {OVERVIEW_TEXT.playground}
            </ButtonLink>
            {keys.total === 0 ? (
              <ButtonLink href={CREATE_KEY_PATH} variant="primary">
                {OVERVIEW_TEXT.createKey}
              </ButtonLink>
            ) : (
              <ButtonLink href="/keys">{OVERVIEW_TEXT.manageKeys}</ButtonLink>
            )}
          </>
        }
      />
      {summary.suspended ? (
        <Note tone="bad" title={OVERVIEW_TEXT.suspended}>
          {OVERVIEW_TEXT.suspendedDetail}
        </Note>
      ) : null}
      {isError ? <Note tone="warn">{OVERVIEW_TEXT.stale(fullInstant(summary.asOf))}</Note> : null}
      <CreditsCard summary={summary} />
      {summary.called ? (
        <Figures reading={summary} initialToday={initialToday} latest={latest} live={!isError} today={today} />
      ) : (
        <FirstSteps curl={curl} hasKey={keys.total > 0} />
      )}
      <p className="text-small text-text-3">{OVERVIEW_TEXT.source}</p>
    </>
  );
}

function StateOfKeys({ summary: { keys, lastCallAt, asOf } }: { summary: Summary }) {
  if (keys.total === 0) return OVERVIEW_TEXT.noKeys;
  return (
    <>
      {OVERVIEW_TEXT.keys(keys.active, keys.total)}{' '}
      {lastCallAt ? (
        <>
          {OVERVIEW_TEXT.lastCall} <Ago instant={lastCallAt} now={asOf} />.
        </>
      ) : null}
    </>
  );
}

type FiguresProps = Pick<OverviewRoomProps, 'initialToday' | 'latest' | 'today'> & {
  reading: OverviewReading;
  live: boolean;
};

function Figures({ reading, initialToday, latest, live, today }: FiguresProps) {
  return (
    <>
      <OverviewStats reading={reading} initialToday={initialToday} />
      <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
        <CallsByDay days={reading.days} badge={<LiveBadge connected={live} />} />
        <OperationsTable operations={reading.operations} />
        <LatestRequests initial={latest} keys={reading.keyNames} />
        {today}
      </div>
    </>
  );
}
