'use client';

import { useQuery } from '@tanstack/react-query';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { shareWords } from '../../../shared/uptime.ts';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count, inCredits } from '@graha/domain/core/format';
import type { Overview, Today } from './data.ts';

/** The first request is visible soon. Later, counting a busy day every second would cost too much. */
const REFRESH_MS = 15_000;

export type OverviewStatsProps = { overview: Overview; initialToday: Today };

export function OverviewStats({
  overview: { callsUsed, allowance, planName, today, timezone },
  initialToday,
}: OverviewStatsProps) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const { data: log } = useQuery(
    trpc.overview.today.queryOptions(undefined, {
      initialData: initialToday,
      refetchInterval: (query) => (query.state.data ? REFRESH_MS : calm(query)),
    }),
  );
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
        {
          label: 'Calls this period',
          value: count(callsUsed),
          detail:
            allowance.unit === 'calls'
              ? `of ${count(allowance.limit)} on ${planName}`
              : `On ${planName}, credits are the limit`,
        },
        {
          label: 'Calls today',
          value: count(today.calls),
          detail: `${inCredits(today.credits)}, day in ${timezone}`,
        },
        { label: 'Answered today', ...answered },
        { label: 'Latency, median', ...latency },
      ]}
    />
  );
}
