import { cn } from '../../ui/cn.ts';
import { BarPlot } from '../workspace/bar-plot.tsx';
import { dayAndMonth } from '../workspace/format.ts';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

type Days = Summary['days'];

export type BarsProps = { days: Days; axis: number[]; label: string; description: string };

const LABEL_EVERY = 5;
/** Of a day's width; the rest is the gap between two bars. */
const BAR_WIDTH = 0.72;

/** Today's bar is brass, and as short as the day is young. */
export function Bars({ days, axis, label, description }: BarsProps) {
  const top = axis.at(-1) ?? 1;
  const bars = days.map((day, index) => (
    <Bar key={day.day} day={day} index={index} top={top} today={index === days.length - 1} />
  ));
  return (
    <BarPlot axis={axis} slots={days.length} label={`${label}. ${description}`} height="h-42" bars={bars}>
      <Ruler days={days} />
    </BarPlot>
  );
}

function Bar({ day, index, top, today }: { day: Days[number]; index: number; top: number; today: boolean }) {
  const height = (day.calls / top) * 100;
  return (
    <g className="group/bar">
      <title>{OVERVIEW_TEXT.chart.bar(dayAndMonth(new Date(day.day)), day.calls, day.credits)}</title>
      <rect x={index} width={1} height={100} className="fill-transparent group-hover/bar:fill-sunken" />
      <rect
        x={index + (1 - BAR_WIDTH) / 2}
        y={100 - height}
        width={BAR_WIDTH}
        height={height}
        fill={today ? 'var(--brass-mark)' : 'var(--chart-1)'}
      />
    </g>
  );
}

/** A tick a day, a long one where the date stands; the last label is today’s, and on a phone every second one is dropped. */
function Ruler({ days }: { days: Days }) {
  const last = days.length - 1;
  const labelled = (index: number) => (last - index) % LABEL_EVERY === 0;
  const ticks = days.map((_, index) => `M${index + 0.5} 0v${labelled(index) ? 7 : 4}`).join('');
  return (
    <div aria-hidden="true" className="relative col-start-2 h-7 font-mono text-[0.6875rem]/4 text-text-3">
      <svg viewBox={`0 0 ${days.length} 7`} preserveAspectRatio="none" className="h-1.75 w-full overflow-visible">
        <path d={ticks} stroke="var(--text-3)" vectorEffect="non-scaling-stroke" />
      </svg>
      {days.map(({ day }, index) =>
        labelled(index) ? (
          <span
            key={day}
            style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
            className={cn(
              'absolute top-2.5 whitespace-nowrap',
              index === last ? '-translate-x-[85%] text-brass' : '-translate-x-1/2',
              ((last - index) / LABEL_EVERY) % 2 === 1 && 'max-sm:hidden',
            )}
          >
            {dayAndMonth(new Date(day))}
          </span>
        ) : null,
      )}
    </div>
  );
}
