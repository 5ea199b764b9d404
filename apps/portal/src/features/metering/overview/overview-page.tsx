'use client';

import { useQuery } from '@tanstack/react-query';
import { Play } from '@graha/ui/icons/actions.tsx';
import type { ReactNode } from 'react';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import type { RequestBatch } from '../requests/request-table.tsx';
import { count, fullInstant, plural } from '@graha/domain/core/format';
import { Ago } from '../../../shared/instant.tsx';
import { CallsByDay } from '../../../shared/calls-by-day.tsx';
import { AllowanceCard } from './allowance-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestRequests } from './latest-requests.tsx';
import { OperationsTable } from './operations-table.tsx';
import { OverviewStats } from './overview-stats.tsx';
import type { Overview, Today } from './data.ts';
import type { Summary } from '@graha/procedures/overview/summary';

/** While it waits for the first call, the page promises it within two seconds. */
const WAITING_MS = 1_000;

export type OverviewPageProps = {
  workspaceName: string;
  /** The operator's e-mail address. */
  contact: string | null;
  mayMakeKeys: boolean;
  mayReadKeys: boolean;
  initial: Overview;
  initialToday: Today;
  latest: RequestBatch;
  curl: string;
  /** The card of today's sky, which loads separately. */
  today: ReactNode;
  /** Whether the workspace has chosen the place of that card. */
  hasPlace: boolean;
};

export function OverviewPage(props: OverviewPageProps) {
  const { workspaceName, contact, mayMakeKeys, mayReadKeys, hasPlace } = props;
  const { initial, initialToday, latest, curl, today } = props;
  const trpc = useTRPC();
  const calm = useCalmReading();
  const { data: summary, isError } = useQuery(
    trpc.overview.read.queryOptions(undefined, {
      initialData: initial,
      refetchInterval: (query) => (query.state.data?.called === false ? WAITING_MS : calm(query)),
    }),
  );
  const { keys } = summary;
  return (
    <>
      <PageHeader
        title={workspaceName}
        description={<StateOfKeys summary={summary} mayMakeKeys={mayMakeKeys} />}
        actions={
          <>
            <ButtonLink href="/playground" icon={<Play aria-hidden="true" />}>
              Playground
            </ButtonLink>
            {keys.total === 0 && mayMakeKeys ? (
              <ButtonLink href="/keys?create" variant="primary">
                Create key
              </ButtonLink>
            ) : null}
            {keys.total > 0 && mayReadKeys ? <ButtonLink href="/keys">Manage keys</ButtonLink> : null}
          </>
        }
      />
      {summary.suspended ? (
        <Note tone="bad" title="This workspace is suspended.">
          {contact === null
            ? 'Calls return 403. Contact us to resume it.'
            : `Calls return 403. Write to ${contact} to resume it.`}
        </Note>
      ) : null}
      {isError ? <Note tone="warn">{`As of ${fullInstant(summary.asOf)}. We are trying again.`}</Note> : null}
      <AllowanceCard summary={summary} />
      {summary.called ? (
        <Figures overview={summary} live={!isError} {...{ initialToday, latest, today }} />
      ) : (
        <>
          <FirstSteps curl={curl} hasKey={keys.total > 0} mayMakeKeys={mayMakeKeys} />
          {hasPlace ? today : null}
        </>
      )}
      <p className="text-small text-text-3">
        Credits and calls left come from the ledger. Days and operations are counted from its entries, up to a second
        later. Answers and latency come from the request log.
      </p>
    </>
  );
}

function StateOfKeys({ summary, mayMakeKeys }: { summary: Summary; mayMakeKeys: boolean }) {
  const { keys, lastCallAt, asOf } = summary;
  if (keys.total === 0)
    return mayMakeKeys
      ? 'No keys yet. Create one to make your first call.'
      : 'No keys yet. Developers, admins and the owner of this workspace create them.';
  return (
    <>
      {keys.active === keys.total
        ? `${plural(keys.total, 'key is', 'keys are')} active.`
        : `${count(keys.active)} of ${plural(keys.total, 'key', 'keys')} active.`}{' '}
      {lastCallAt ? (
        <>
          Last call <Ago instant={lastCallAt} now={asOf} />.
        </>
      ) : null}
    </>
  );
}

type FiguresProps = Pick<OverviewPageProps, 'initialToday' | 'latest' | 'today'> & {
  overview: Overview;
  live: boolean;
};

function Figures({ overview, initialToday, latest, live, today }: FiguresProps) {
  return (
    <>
      <OverviewStats overview={overview} initialToday={initialToday} />
      <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-[2fr_1fr]">
        <CallsByDay
          days={overview.days}
          timezone={overview.timezone}
          badge={<LiveBadge connected={live} asOfMs={overview.asOf.getTime()} />}
        />
        <OperationsTable operations={overview.operations} />
        <LatestRequests initial={latest} keys={overview.keyNames} />
        {today}
      </div>
    </>
  );
}
