import { StatStrip } from '../../ui/stat-strip.tsx';
import { count } from '../workspace/format.ts';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { stats: TEXT } = OVERVIEW_TEXT;

export function OverviewStats({ summary: { calls, planName, today, days, keys } }: { summary: Summary }) {
  const callsShown = days.reduce((sum, day) => sum + day.calls, 0);
  const creditsShown = days.reduce((sum, day) => sum + day.credits, 0);
  const left = calls
    ? { value: count(calls.remaining), detail: TEXT.callsLeftOf(calls.limit, planName) }
    : { value: TEXT.callsUnlimited, detail: TEXT.callsUnlimitedDetail(planName) };
  return (
    <StatStrip
      label={TEXT.label}
      stats={[
        { label: TEXT.callsLeft, ...left },
        { label: TEXT.today, value: count(today.calls), detail: TEXT.todayDetail(today.credits) },
        { label: TEXT.shown, value: count(callsShown), detail: TEXT.shownDetail(creditsShown) },
        { label: TEXT.keys, value: count(keys.active), detail: TEXT.keysDetail(keys.total) },
      ]}
    />
  );
}
