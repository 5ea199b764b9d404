import { cn } from '../../ui/cn.ts';
import { count, dayAndMonth } from '../workspace/format.ts';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

type Days = Summary['days'];

export type BarsProps = { days: Days; axis: number[]; label: string; description: string };

const LABEL_EVERY = 5;
/** Of a day's width; the rest is the gap between two bars. */
const BAR_WIDTH = 0.72;

/** Bars in a picture that stretches, labels in HTML that does not. Today's bar is brass, and as short as the day is young. */
export function Bars({ days, axis, label, description }: BarsProps) {
  const top = axis.at(-1) ?? 1;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <div aria-hidden="true" className="relative h-42 font-mono text-[0.6875rem]/4 text-text-3">
        <span className="invisible">{count(top)}</span>
        {axis.map((mark) => (
          <span key={mark} style={{ bottom: `${(mark / top) * 100}%` }} className="absolute right-0 translate-y-1/2">
            {count(mark)}
          </span>
        ))}
      </div>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Without the role some readers spell out the shapes.
        role="img"
        aria-label={`${label}. ${description}`}
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        className="h-42 w-full overflow-visible"
      >
        {axis.map((mark) => (
          <GridLine key={mark} y={100 - (mark / top) * 100} width={days.length} solid={mark === 0} />
        ))}
        {days.map((day, index) => (
          <Bar key={day.day} day={day} index={index} top={top} today={index === days.length - 1} />
        ))}
      </svg>
      <Ruler days={days} />
    </figure>
  );
}

function GridLine({ y, width, solid }: { y: number; width: number; solid: boolean }) {
  return (
    <path
      d={`M0 ${y}H${width}`}
      stroke={solid ? 'var(--line-strong)' : 'var(--line)'}
      strokeDasharray={solid ? undefined : '2 4'}
      vectorEffect="non-scaling-stroke"
    />
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
