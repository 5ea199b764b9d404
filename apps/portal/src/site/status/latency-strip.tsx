import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count } from '@graha/domain/format';
import type { History } from './read-history.ts';
import { msWords } from '../../shared/uptime.ts';

/** The last minute that was watched, and today. */
export function LatencyStrip({ history: { days, latest } }: { history: History }) {
  const today = days.at(-1);
  if (latest === null || today === undefined) return null;
  return (
    <StatStrip
      label="Latency"
      stats={[
        { label: 'Last probe', value: msWords(latest.probeMs), detail: timeWords(latest.minute) },
        { label: 'p50', value: msWords(today.p50Ms), detail: 'today, middle minute' },
        { label: 'p95', value: msWords(today.p95Ms), detail: 'today, middle minute' },
        {
          label: 'Calls today',
          value: count(today.calls),
          detail: today.failed === 0 ? 'none failed' : `${today.failed} failed`,
        },
      ]}
    />
  );
}

const timeWords = (minute: Date): string => `${minute.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
