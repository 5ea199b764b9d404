import { cn } from '@graha/ui/cn.ts';
import { dayAndMonth } from '@graha/domain/format';

const LABELS_MAX = 6;

export type DayLabelsProps = {
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
