import { dayAndMonth, count } from '@graha/domain/format';
import type { UsageView } from '@graha/procedures/usage/view';
import type { Unit } from '@graha/procedures/usage/filter';
import { BarPlot, DayLabels, axisOf } from './bar-plot.tsx';

type StackedBarsProps = { view: UsageView; unit: Unit; label: string; nameOf: (group: string) => string };

/** A range of few days keeps bars of a day's width, at the right. */
const SLOTS_MIN = 7;
const BAR_WIDTH = 0.72;

export function StackedBars({ view, unit, label, nameOf }: StackedBarsProps) {
  const { days } = view;
  const axis = axisOf(Math.max(...days.map(({ amounts }) => amounts.reduce((sum, amount) => sum + amount[unit], 0))));
  const top = axis.at(-1) ?? 1;
  const slots = Math.max(days.length, SLOTS_MIN);
  const shift = (slots - days.length) / 2;
  const bars = days.map((day, index) => (
    <Stack key={day.day} x={shift + index} {...{ day, view, unit, top, nameOf }} />
  ));
  return (
    <BarPlot axis={axis} slots={slots} label={label} height="h-52" bars={bars}>
      <DayLabels days={days} slots={slots} shift={shift} />
    </BarPlot>
  );
}

type StackProps = Omit<StackedBarsProps, 'label'> & { x: number; day: UsageView['days'][number]; top: number };

function Stack({ x, day, view, unit, top, nameOf }: StackProps) {
  const colors = new Map(view.groups.map(({ id, color }) => [id, color]));
  const heights = day.amounts.map((amount) => (amount[unit] / top) * 100);
  return day.amounts.map((amount, index) => {
    const below = heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const height = heights[index] ?? 0;
    return (
      <rect
        key={amount.group}
        x={x + (1 - BAR_WIDTH) / 2}
        y={100 - below - height}
        width={BAR_WIDTH}
        height={height}
        fill={colors.get(amount.group)}
        stroke="var(--surface)"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      >
        <title>{`${dayAndMonth(new Date(day.day))}: ${nameOf(amount.group)}, ${count(amount[unit])} ${unit}`}</title>
      </rect>
    );
  });
}
