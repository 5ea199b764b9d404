import type { ReactNode } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { count, dayAndMonth } from '@graha/domain/core/format';

type BarPlotProps = {
  /** Ascending marks of the axis; the last is the top. */
  axis: readonly number[];
  /** Number of bars that fit; each is one unit wide and 100 high. */
  slots: number;
  label: string;
  /** Height as a class, the same for the axis and the picture. */
  height: string;
  bars: ReactNode;
  /** Content below the bars, in the second column. */
  children: ReactNode;
};

/** Bars in a picture that stretches, with labels in HTML, which does not. */
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

/** Returns marks of an axis: four to six round numbers from 0 to at least the largest value. */
export function axisOf(largest: number): number[] {
  const step = roundUp(Math.max(largest, 4) / 4);
  const marks = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: Math.max(marks, 4) + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten, and to a whole number, because half a call is impossible. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find(
    (candidate) => candidate * power >= value && Number.isInteger(candidate * power),
  );
  return (factor ?? 10) * power;
}

const LABELS_MAX = 6;

type SlotLabelsProps = {
  /** The day or hour of each bar: `2026-07-19`, `2026-07-19T08:00Z`. */
  slotsAt: readonly string[];
  /** Number of bars that fit, and number of empty places before the first bar. */
  slots: number;
  shift: number;
};

/** `19 Jul` for a day, `08:00` for an hour. */
export const slotText = (at: string): string => (at.includes('T') ? at.slice(11, 16) : dayAndMonth(new Date(at)));

/** Labels below bars of a day or an hour. The last label belongs to the newest bar. On a phone every second label is dropped. */
export function SlotLabels({ slotsAt, slots, shift }: SlotLabelsProps) {
  const every = Math.ceil(slotsAt.length / LABELS_MAX);
  const last = slotsAt.length - 1;
  return (
    <div aria-hidden="true" className="relative col-start-2 h-6 font-mono text-[0.6875rem]/4 text-text-3">
      {slotsAt.map((at, index) =>
        (last - index) % every === 0 ? (
          <span
            key={at}
            style={{ left: `${((shift + index + 0.5) / slots) * 100}%` }}
            className={cn(
              'absolute top-2 whitespace-nowrap',
              index === last ? '-translate-x-[85%]' : '-translate-x-1/2',
              ((last - index) / every) % 2 === 1 && 'max-sm:hidden',
            )}
          >
            {slotText(at)}
          </span>
        ) : null,
      )}
    </div>
  );
}
