import type { ReactNode } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { count, dayAndMonth } from '@graha/domain/format';

type BarPlotProps = {
  /** Rising marks of the axis, the last is the top. */
  axis: readonly number[];
  /** How many bars fit; each is one unit wide and 100 high. */
  slots: number;
  label: string;
  /** Height as a class: the axis and the picture have it alike. */
  height: string;
  bars: ReactNode;
  /** What stands beneath, in the second column. */
  children: ReactNode;
};

/** Bars in a picture that stretches, labels in HTML that does not. */
export function BarPlot({ axis, slots, label, height, bars, children }: BarPlotProps) {
  const top = axis.at(-1) ?? 1;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <div aria-hidden="true" className={cn('relative font-mono text-[0.6875rem]/4 text-text-3', height)}>
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
        aria-label={label}
        viewBox={`0 0 ${slots} 100`}
        preserveAspectRatio="none"
        className={cn('w-full overflow-visible', height)}
      >
        {axis.map((mark) => (
          <path
            key={mark}
            d={`M0 ${100 - (mark / top) * 100}H${slots}`}
            stroke={mark === 0 ? 'var(--line-strong)' : 'var(--line)'}
            strokeDasharray={mark === 0 ? undefined : '2 4'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars}
      </svg>
      {children}
    </figure>
  );
}

/** Marks of an axis: round numbers from 0 to at least the largest value, four to six of them. */
export function axisOf(largest: number): number[] {
  const step = roundUp(Math.max(largest, 4) / 4);
  const marks = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: Math.max(marks, 4) + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten, and to a whole number, because half a call does not exist. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find(
    (candidate) => candidate * power >= value && Number.isInteger(candidate * power),
  );
  return (factor ?? 10) * power;
}

const LABELS_MAX = 6;

type DayLabelsProps = {
  days: readonly { day: string }[];
  /** How many bars fit, and how many of these places are empty before the first bar. */
  slots: number;
  shift: number;
};

/** Under bars of a day each; the last label is the newest day's, and on a phone every second one is dropped. */
export function DayLabels({ days, slots, shift }: DayLabelsProps) {
  const every = Math.ceil(days.length / LABELS_MAX);
  const last = days.length - 1;
  return (
    <div aria-hidden="true" className="relative col-start-2 h-6 font-mono text-[0.6875rem]/4 text-text-3">
      {days.map(({ day }, index) =>
        (last - index) % every === 0 ? (
          <span
            key={day}
            style={{ left: `${((shift + index + 0.5) / slots) * 100}%` }}
            className={cn(
              'absolute top-2 whitespace-nowrap',
              index === last ? '-translate-x-[85%]' : '-translate-x-1/2',
              ((last - index) / every) % 2 === 1 && 'max-sm:hidden',
            )}
          >
            {dayAndMonth(new Date(day))}
          </span>
        ) : null,
      )}
    </div>
  );
}
