import { axisOf } from '../overview/axis.ts';
import { BarPlot } from '../workspace/bar-plot.tsx';
import { dayAndMonth } from '../workspace/format.ts';
import { USAGE_TEXT } from './text.ts';
import type { UsageView } from './view.ts';
import type { Unit } from './wish.ts';

export type StackedBarsProps = { view: UsageView; unit: Unit; label: string; nameOf: (group: string) => string };

/** A range of few days keeps bars of a day's width, at the right. */
const SLOTS_MIN = 7;
const BAR_WIDTH = 0.72;
const LABELS_MAX = 6;

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
        <title>{USAGE_TEXT.bar(dayAndMonth(new Date(day.day)), nameOf(amount.group), amount[unit], unit)}</title>
      </rect>
    );
  });
}

function DayLabels({ days, slots, shift }: { days: UsageView['days']; slots: number; shift: number }) {
  const every = Math.ceil(days.length / LABELS_MAX);
  const last = days.length - 1;
  return (
    <div aria-hidden="true" className="relative col-start-2 h-6 font-mono text-[0.6875rem]/4 text-text-3">
      {days.map(({ day }, index) =>
        (last - index) % every === 0 ? (
          <span
            key={day}
            style={{ left: `${((shift + index + 0.5) / slots) * 100}%` }}
            className={`absolute top-2 whitespace-nowrap ${index === last ? '-translate-x-[85%]' : '-translate-x-1/2'} ${((last - index) / every) % 2 === 1 ? 'max-sm:hidden' : ''}`}
          >
            {dayAndMonth(new Date(day))}
          </span>
        ) : null,
      )}
    </div>
  );
}
