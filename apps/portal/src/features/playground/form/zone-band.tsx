'use client';

import { useQuery } from '@tanstack/react-query';
import { cn } from '@graha/ui/cn.ts';
import type { ClockEra } from '@graha/procedures/ports/sky';
import { useTRPC } from '../../../shared/trpc-client.tsx';

/** A birth's day as an ISO date, and its place; `timezone` is a zone name. */
export type BandProps = { timezone: string; longitude: number; day: string };

const MS_PER_DAY = 86_400_000;
const dayCount = (iso: string): number => Date.parse(iso) / MS_PER_DAY;
const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** `until 1906`, `1941 to 1942`, `1943`, `since 1946`. */
export function yearsText({ from, until }: ClockEra, isFirst: boolean, isLast: boolean): string {
  const lastDay = new Date((dayCount(until) - 1) * MS_PER_DAY).toISOString();
  if (isFirst && isLast) return 'always';
  if (isFirst) return until.endsWith('-01-01') ? `until the end of ${yearOf(lastDay)}` : `until ${until}`;
  if (isLast) return `since ${from.endsWith('-01-01') ? yearOf(from) : from}`;
  return yearOf(from) === yearOf(lastDay) ? `in ${yearOf(from)}` : `${yearOf(from)} to ${yearOf(lastDay)}`;
}

/** `the place’s own mean time, +04:38:24`; `+05:30 and +06:30`. */
export function clockText({ isOwn, offsets }: ClockEra): string {
  return isOwn ? `the place’s own mean time, ${offsets[0]}` : offsets.join(' and ');
}

const fillOf = ({ isOwn, offsets }: ClockEra): string => {
  if (isOwn) return 'bg-brass-mark';
  return offsets.length === 1
    ? 'bg-line-strong'
    : 'bg-[repeating-linear-gradient(135deg,var(--text-3)_0_2px,transparent_2px_4px)]';
};

/** Shows the clocks of a place as a band, and the one that showed the birth in words. */
export function ZoneBand({ timezone, longitude, day }: BandProps) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.playground.clocks.queryOptions({ timezone, longitude }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  if (data === undefined) return <div aria-hidden className="h-12" />;
  return <Band eras={data} day={day} />;
}

/** Years of the first era that are drawn, because the own time of a place began with the years of births. */
const FIRST_ERA_YEARS = 100;

/** Returns the first day of the band: a century before the first change, or the birth if it was earlier. */
function firstDrawn({ from, until }: ClockEra, day: string): string {
  const century = `${String(yearOf(until) - FIRST_ERA_YEARS).padStart(4, '0')}-01-01`;
  const wanted = day < century ? day : century;
  return wanted < from ? from : wanted;
}

/** Draws the eras in proportion to their length, with a mark at the day. */
export function Band({ eras, day }: { eras: readonly ClockEra[]; day: string }) {
  const [first, last] = [eras[0], eras.at(-1)];
  if (first === undefined || last === undefined) return null;
  const startDay = firstDrawn(first, day);
  const [start, end] = [dayCount(startDay), dayCount(last.until)];
  const percent = (iso: string): number => ((Math.max(dayCount(iso), start) - start) / (end - start)) * 100;
  const words = eras.map((era) => `${yearsText(era, era === first, era === last)}: ${clockText(era)}`);
  const at = eras.findIndex(({ from, until }) => from <= day && day < until);
  return (
    <figure className="grid gap-1 text-micro text-text-3">
      <div className="relative pt-1.5">
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A picture made of elements.
          role="img"
          aria-label={`Clocks of this place. ${words.join('; ')}.`}
          className="flex h-2 gap-px overflow-hidden rounded-chip"
        >
          {eras.map((era, index) => (
            <span
              key={era.from}
              title={words[index]}
              className={cn('h-full', fillOf(era))}
              style={{ width: `${percent(era.until) - percent(era.from)}%` }}
            />
          ))}
        </div>
        {at === -1 ? null : (
          <span aria-hidden className="absolute top-0 -ml-px h-5 w-0.5 bg-ink" style={{ left: `${percent(day)}%` }} />
        )}
      </div>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="tabular-nums">{yearOf(startDay)}</span>
        {at === -1 ? null : <span className="text-text-2">{`Clocks here ${words[at]}`}</span>}
        <span className="tabular-nums">{yearOf(last.until) - 1}</span>
      </figcaption>
    </figure>
  );
}
