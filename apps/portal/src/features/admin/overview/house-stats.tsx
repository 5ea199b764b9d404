import type { HouseFigures } from '@graha/store/operator/house-figures';
import type { RevenueMonth } from '@graha/store/operator/revenue';
import { StatStrip } from '../../../ui/stat-strip.tsx';
import { count, dollars } from '../../workspace/format.ts';
import { HOUSE_TEXT } from './text.ts';

const { stats: TEXT } = HOUSE_TEXT;

export type HouseStatsProps = { figures: HouseFigures; month: RevenueMonth | undefined };

export function HouseStats({ figures, month }: HouseStatsProps) {
  const { requests24h, failed24h, p50Ms, p95Ms } = figures;
  const paidCents = month ? month.plansCents + month.topUpsCents : 0;
  const errors =
    requests24h === 0
      ? { value: TEXT.none, detail: TEXT.noRequests }
      : {
          value: TEXT.percent(failed24h / requests24h),
          detail: TEXT.errorsDetail(count(failed24h), count(requests24h)),
        };
  return (
    <StatStrip
      label={TEXT.label}
      stats={[
        { label: TEXT.mrr, value: dollars(month?.mrrCents ?? 0), detail: TEXT.mrrDetail(dollars(paidCents)) },
        { label: TEXT.calls, value: count(figures.callsToday), detail: TEXT.callsDetail(count(figures.calls30d)) },
        { label: TEXT.errors, ...errors },
        {
          label: TEXT.latency,
          value: p50Ms === null ? TEXT.none : TEXT.ms(p50Ms),
          detail: p95Ms === null ? TEXT.noRequests : TEXT.latencyDetail(TEXT.ms(p95Ms)),
        },
      ]}
    />
  );
}
