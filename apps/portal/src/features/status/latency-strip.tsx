import { StatStrip } from '../../ui/stat-strip.tsx';
import { count } from '../workspace/format.ts';
import type { History } from './read-history.ts';
import { STATUS_TEXT } from './text.ts';
import { msWords } from './uptime.ts';

/** The last minute that was watched, and today. */
export function LatencyStrip({ history: { days, latest } }: { history: History }) {
  const today = days.at(-1);
  if (latest === null || today === undefined) return null;
  return (
    <StatStrip
      label={STATUS_TEXT.latency}
      stats={[
        { label: STATUS_TEXT.probe, value: msWords(latest.probeMs), detail: timeWords(latest.minute) },
        { label: 'p50', value: msWords(today.p50Ms), detail: STATUS_TEXT.today },
        { label: 'p95', value: msWords(today.p95Ms), detail: STATUS_TEXT.today },
        { label: STATUS_TEXT.calls, value: count(today.calls), detail: STATUS_TEXT.failed(today.failed) },
      ]}
    />
  );
}

const timeWords = (minute: Date): string => `${minute.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
