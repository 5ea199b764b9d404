'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { FieldError } from '@graha/ui/field.tsx';
import { Note } from '@graha/ui/note.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import type { ZonedInstant } from '@graha/procedures/ports/sky';
import type { Draft } from './use-draft.ts';
import { type BandProps, ZoneBand } from './zone-band.tsx';

const REST_MS = 200;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** Returns the date and time as numbers; null while incomplete, and for a date of another calendar. */
function clockOf(prefix: string, { values }: Draft) {
  const timezone = (values[`${prefix}timezone`] ?? '').trim();
  const read = (key: string): number => {
    const text = (values[prefix + key] ?? '').trim();
    return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  };
  const seconds = (values[`${prefix}seconds`] ?? '').trim() === '' ? 0 : read('seconds');
  const clock = {
    timezone,
    year: read('year'),
    month: read('month'),
    date: read('date'),
    hours: read('hours'),
    minutes: read('minutes'),
    seconds,
  };
  const place = { latitude: degrees(values[`${prefix}latitude`], 90), longitude: degrees(values[`${prefix}longitude`], 180) }; // prettier-ignore
  const chosen = (values['settings.clock'] ?? '').trim();
  const isGregorian = ['', 'gregorian'].includes(values[`${prefix}calendar`] ?? '');
  const inRange = isGregorian && clock.year >= 1 && clock.year <= 9999 && clock.month >= 1 && clock.month <= 12 && clock.date >= 1 && clock.date <= 31 && clock.hours <= 23 && clock.minutes <= 59 && seconds <= 59; // prettier-ignore
  if (timezone === '' || !inRange) return null;
  const { latitude, longitude } = place;
  return {
    ...clock,
    ...(latitude === null || longitude === null ? {} : { place: { latitude, longitude } }),
    ...(chosen === '' ? {} : { clock: chosen }),
  };
}

/** Returns the place and day of the band of clocks; null without a place or for a number of hours. */
function bandOf({ timezone, place, year, month, date }: Clock): BandProps | null {
  if (place === undefined || !Number.isNaN(Number(timezone))) return null;
  return { timezone, longitude: place.longitude, day: `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}` };
}

/** Returns typed degrees as a number; null if none are typed or they exceed the bound. */
function degrees(text: string | undefined, max: number): number | null {
  const value = (text ?? '').trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= max ? value : null;
}

type Clock = NonNullable<ReturnType<typeof clockOf>>;

/** Shows the UTC offset of the place on that day and the resulting instant. Asks if the clock time is ambiguous. */
export function ZoneNote({ prefix, draft, error }: { prefix: string; draft: Draft; error: string | undefined }) {
  const trpc = useTRPC();
  const key = useDebounced(JSON.stringify(clockOf(prefix, draft)), REST_MS);
  // Safe: the text was made from a clock or null two lines above.
  const clock = JSON.parse(key) as Clock | null;
  const { data } = useQuery(
    trpc.playground.zone.queryOptions(clock ?? NO_CLOCK, {
      enabled: clock !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const fold = draft.values[`${prefix}fold`] ?? '';
  if (clock === null || data === undefined) return <p className="min-h-8 text-micro text-text-3">{error}</p>;
  if (data.kind === 'unknown')
    return <FieldError>No zone of that name. Use hours, such as 5.5, or a name, such as Asia/Kolkata.</FieldError>;
  if (data.kind === 'no-date') {
    return (
      <FieldError>{`There is no ${`${clock.date} ${MONTHS[clock.month - 1]} ${clock.year}`}. Change the day or the month.`}</FieldError>
    );
  }
  const band = bandOf(clock);
  if (data.kind === 'once') {
    return (
      <div className="grid gap-3">
        <Once instant={data} clock={clock} />
        {band === null ? null : <ZoneBand {...band} />}
      </div>
    );
  }
  const time = `${two(clock.hours)}:${two(clock.minutes)}`;
  const names = data.kind === 'twice' ? ['First', 'Second'] : ['Old clock', 'New clock'];
  return (
    <Note
      tone="warn"
      title={
        data.kind === 'twice'
          ? `${time} came twice there that night, because clocks were set back.`
          : `${time} did not exist there that night: clocks were set forward.`
      }
    >
      Which one is meant?
      <Segmented
        stack
        className="mt-2 w-full"
        label="Which one is meant?"
        name={`${prefix}fold`}
        value={fold}
        onValueChange={(value) => draft.set({ [`${prefix}fold`]: value })}
        options={[
          { value: '0', label: `${names[0]}, ${data.before.offset}` },
          { value: '1', label: `${names[1]}, ${data.after.offset}` },
        ]}
      />
      {fold === '' ? null : <Once instant={fold === '0' ? data.before : data.after} clock={clock} />}
      {band === null ? null : <ZoneBand {...band} />}
    </Note>
  );
}

const NO_CLOCK: Clock = { timezone: '0', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 };

/** Returns a suffix if the date in UTC differs. */
function dayWords({ utc }: ZonedInstant, { year, month, date }: Clock): string {
  const other = Date.parse(utc.slice(0, 10)) - Date.UTC(year, month - 1, date);
  return other === 0 ? '' : `, ${other < 0 ? 'the day before' : 'the day after'}`;
}

function Once({ instant, clock }: { instant: ZonedInstant; clock: Clock }) {
  return (
    <div className="min-h-8 text-micro text-text-3">
      <p>
        <span className="font-mono text-text-2">{instant.offset}</span>
        {`${''} on ${`${clock.date} ${MONTHS[clock.month - 1]} ${clock.year}`}.`}{' '}
        <time dateTime={instant.utc}>
          {`${instant.utc.slice(11, 19)} UTC`}
          {dayWords(instant, clock)}
        </time>
        .
      </p>
      {instant.note === undefined ? null : <p className="mt-1 text-text-2">{instant.note}</p>}
    </div>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
