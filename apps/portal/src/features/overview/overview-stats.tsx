'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { shareWords } from '../status/uptime.ts';
import { count } from '../workspace/format.ts';
import type { OverviewReading, TodayReading } from './reading.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { stats: TEXT } = OVERVIEW_TEXT;

/** The first request is seen at once; counting a busy day each second would take more than its news is worth. */
const FIRST_MS = 1_000;
const REFRESH_MS = 10_000;

export type OverviewStatsProps = { reading: OverviewReading; initialToday: TodayReading };

export function OverviewStats({ reading: { calls, planName, today }, initialToday }: OverviewStatsProps) {
  const trpc = useTRPC();
  const { data: log } = useQuery(
    trpc.overview.today.queryOptions(undefined, {
      initialData: initialToday,
      refetchInterval: ({ state }) => (state.data ? REFRESH_MS : FIRST_MS),
    }),
  );
  const left = calls
    ? { value: count(calls.remaining), detail: TEXT.callsLeftOf(calls.limit, planName) }
    : { value: TEXT.callsUnlimited, detail: TEXT.callsUnlimitedDetail(planName) };
  const none = { value: TEXT.none, detail: TEXT.noneDetail };
  const answered = log
    ? { value: shareWords(log.answeredShare), detail: TEXT.answeredDetail(log.refused, log.failed) }
    : none;
  const latency = log ? { value: TEXT.ms(log.p50Ms), detail: TEXT.latencyDetail(log.p95Ms) } : none;
  return (
    <StatStrip
      label={TEXT.label}
      stats={[
        { label: TEXT.callsLeft, ...left },
        { label: TEXT.today, value: count(today.calls), detail: TEXT.todayDetail(today.credits) },
        { label: TEXT.answered, ...answered },
        { label: TEXT.latency, ...latency },
      ]}
    />
  );
}
