import type { StatusDay } from '@graha/store/requests/status';
import { cn } from '@graha/ui/cn.ts';
import { shareWords, stateOf, uptimeShare, type DayState } from '../../shared/uptime.ts';

/** Height says it as well as colour. */
const MARKS: Readonly<Record<DayState, string>> = {
  up: 'h-10 bg-ok',
  some: 'h-7 bg-warn',
  down: 'h-4 bg-bad',
  unwatched: 'h-1 bg-line-strong',
};

export function UptimeRuler({ days }: { days: readonly StatusDay[] }) {
  const share = uptimeShare(days);
  const label =
    share === null ? 'not watched' : `${shareWords(share)} up over the last ${days.length} days, one mark a day`;
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A picture made of marks. */}
      <div role="img" aria-label={label} className="flex h-10 items-end gap-px sm:gap-0.75">
        {days.map((day) => (
          <span
            key={day.day}
            title={titleOf(day)}
            className={cn('min-w-0 flex-1 rounded-[1px]', MARKS[stateOf(day)])}
          />
        ))}
      </div>
      <figcaption className="mt-2 flex justify-between border-t border-line pt-1.5 font-mono text-micro text-text-3">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </figcaption>
    </figure>
  );
}

function titleOf(day: StatusDay): string {
  const share = uptimeShare([day]);
  return `${day.day}: ${share === null ? 'not watched' : `${shareWords(share)} up`}`;
}
