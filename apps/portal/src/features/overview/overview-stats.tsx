import { StatStrip } from '../../ui/stat-strip.tsx';
import { count } from '../workspace/format.ts';
import type { OverviewReading } from './reading.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { stats: TEXT } = OVERVIEW_TEXT;

export function OverviewStats({ reading: { calls, planName, today, log } }: { reading: OverviewReading }) {
  const left = calls
    ? { value: count(calls.remaining), detail: TEXT.callsLeftOf(calls.limit, planName) }
    : { value: TEXT.callsUnlimited, detail: TEXT.callsUnlimitedDetail(planName) };
  const none = { value: TEXT.none, detail: TEXT.noneDetail };
  const answered = log
    ? { value: TEXT.share(log.answered / log.requests), detail: TEXT.answeredDetail(log.refused, log.failed) }
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
