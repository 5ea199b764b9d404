'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { shareWords } from '../../../shared/uptime.ts';
import { BigFigure, StatStrip } from '@graha/ui/stat-strip.tsx';
import { count, date, duration, fullInstant, plural } from '@graha/domain/format';
import type { Overview, Today } from './data.ts';
import { Card, CardBody } from '@graha/ui/card.tsx';
import type { Summary } from '@graha/procedures/overview/summary';
import { CreditsScale } from '../../../shared/credits-scale.tsx';

/** The first request is seen at once; counting a busy day each second would take more than its news is worth. */
const FIRST_MS = 1_000;
const REFRESH_MS = 10_000;

export type OverviewStatsProps = { overview: Overview; initialToday: Today };

export function OverviewStats({ overview: { calls, planName, today }, initialToday }: OverviewStatsProps) {
  const trpc = useTRPC();
  const { data: log } = useQuery(
    trpc.overview.today.queryOptions(undefined, {
      initialData: initialToday,
      refetchInterval: ({ state }) => (state.data ? REFRESH_MS : FIRST_MS),
    }),
  );
  const left = calls
    ? {
        value: count(calls.remaining),
        detail: `of ${count(calls.limit)} on ${planName}`,
      }
    : { value: 'Not limited', detail: `On ${planName}, credits are the limit` };
  const none = { value: '–', detail: 'no request today' };
  const answered = log
    ? {
        value: shareWords(log.answeredShare),
        detail:
          log.refused + log.failed === 0
            ? 'no request refused'
            : `${count(log.refused)} refused, ${count(log.failed)} failed`,
      }
    : none;
  const latency = log
    ? {
        value: `${log.p50Ms.toFixed(1)} ms`,
        detail: `p95 ${log.p95Ms.toFixed(1)} ms, on the server`,
      }
    : none;
  return (
    <StatStrip
      label="Calls"
      stats={[
        { label: 'Calls left', ...left },
        {
          label: 'Calls today',
          value: count(today.calls),
          detail: `${plural(today.credits, 'credit', 'credits')}, day in UTC`,
        },
        { label: 'Answered today', ...answered },
        { label: 'Latency, median', ...latency },
      ]}
    />
  );
}

/** The one big reading of the page. */
export function CreditsCard({ summary: { credits, renewsAt, asOf } }: { summary: Summary }) {
  const { used, remaining, limit, forecast } = credits;
  return (
    <Card aria-label="Credits">
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{renewsAt ? 'Credits left this period' : 'Credits left'}</p>
            <BigFigure value={count(remaining)} unit={`of ${count(limit)}`} />
          </div>
          <div className="text-small text-text-2 sm:text-right">
            {renewsAt ? <Renewal at={renewsAt} asOf={asOf} /> : <p>This plan does not renew.</p>}
            {forecast === null ? null : <Pace left={limit - forecast} />}
          </div>
        </div>
        <CreditsScale label="Credits" used={used} limit={limit} forecast={forecast} />
      </CardBody>
    </Card>
  );
}

function Renewal({ at, asOf }: { at: Date; asOf: Date }) {
  return (
    <p>
      Renews{' '}
      <time dateTime={at.toISOString()} title={fullInstant(at)} className="font-medium text-text">
        {date(at)}
      </time>
      , {`in ${duration(at.getTime() - asOf.getTime())}`}
    </p>
  );
}

function Pace({ left }: { left: number }) {
  return (
    <p>
      At this pace you end with <span className="font-medium text-text">{`about ${count(Math.max(0, left))}`}</span>
    </p>
  );
}
