import type { PlatformFigures } from '@graha/store/operator/platform-figures';
import type { RevenueMonth } from '@graha/store/operator/revenue';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count, dollars } from '@graha/domain/format';

export type PlatformStatsProps = {
  figures: PlatformFigures;
  month: RevenueMonth | undefined;
};

export function PlatformStats({ figures, month }: PlatformStatsProps) {
  const { requests24h, failed24h, p50Ms, p95Ms } = figures;
  const paidCents = month ? month.plansCents + month.topUpsCents : 0;
  const errors =
    requests24h === 0
      ? { value: '–', detail: 'no requests' }
      : {
          value: `${((failed24h / requests24h) * 100).toFixed(failed24h === 0 ? 0 : 2)} %`,
          detail: `${count(failed24h)} of ${count(requests24h)} requests`,
        };
  return (
    <StatStrip
      label="Platform"
      stats={[
        {
          label: 'MRR',
          value: dollars(month?.mrrCents ?? 0),
          detail: `${dollars(paidCents)} paid this month`,
        },
        {
          label: 'Calls, today',
          value: count(figures.callsToday),
          detail: `${count(figures.calls30d)} within 30 days`,
        },
        { label: 'Errors, 24 h', ...errors },
        {
          label: 'Latency, 24 h',
          value: p50Ms === null ? '–' : `${p50Ms.toFixed(1)} ms`,
          detail: p95Ms === null ? 'no requests' : `p95 ${p95Ms.toFixed(1)} ms`,
        },
      ]}
    />
  );
}
