import { offsetText } from '@graha/astro-engine/core/moment';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import { firstStandardDay, firstStandardSecond } from './first-standard.ts';
import { type OwnTime, PLACES_KEPT_OWN_TIME } from './own-time.data.ts';
import type { ClockChoice, ClockPlace, ClockUsed } from './place-clock.ts';

/** Reasons why a careful reader may read the clock of a birth differently, the most important first. */
export const NOTE_CODES = [
  'shown_twice',
  'never_shown',
  'near_first_standard_time',
  'municipal_clock',
  'before_standard_time',
  'war_time',
  'doubtful_history',
] as const;
type Note = { code: (typeof NOTE_CODES)[number]; text: string };

type Read = {
  clock: ClockUsed;
  choice: ClockChoice;
  epochSeconds: number;
  offsetSeconds: number;
  kind: 'once' | 'twice' | 'never';
};
type Place = ClockPlace & { latitude: number };

const HOUR_SECONDS = 3600;
const at = (iso: string): number => Date.parse(iso) / 1000;

/** Cities of India whose municipal clocks kept their own time beside Indian Standard Time. */
const MUNICIPAL = [
  { city: 'Bombay', latitude: 18.96, longitude: 72.83, until: at('1955-03-15T00:00:00Z'), year: 1955 },
  { city: 'Calcutta', latitude: 22.57, longitude: 88.36, until: at('1948-01-01T00:00:00Z'), year: 1948 },
];
/** About 33 km. */
const NEAR_DEG = 0.3;
const INDIA = /^asia\/(?:kolkata|calcutta)$/i;

/** Years in which governments moved clocks for a war, with a date before it to compare with. */
const WARS = [
  { from: at('1914-08-01T00:00:00Z'), until: at('1919-12-31T00:00:00Z'), before: at('1914-01-15T12:00:00Z') },
  { from: at('1939-09-01T00:00:00Z'), until: at('1946-12-31T00:00:00Z'), before: at('1938-01-15T12:00:00Z') },
];

/** Zones whose towns chose their own clocks until a law ended it. */
const LOCAL_CHOICE = /^(?:america|canada|us)\//i;
const LOCAL_CHOICE_UNTIL = at('1967-04-30T00:00:00Z');
const COMPLETE_SINCE = 0;

const doubtful = new Map(
  PLACES_KEPT_OWN_TIME.filter((row) => row.doubtful === true).flatMap((row) =>
    row.zones.split(' ').map((zone): [string, OwnTime] => [zone.toLowerCase(), row]),
  ),
);

function municipalNote({ latitude, longitude }: Place, epochSeconds: number): Note | null {
  const near = MUNICIPAL.find(
    (row) => Math.hypot(row.latitude - latitude, row.longitude - longitude) < NEAR_DEG && epochSeconds < row.until,
  );
  if (near === undefined) return null;
  const text = `Municipal clocks of ${near.city} kept local mean time until ${near.year}, beside Indian Standard Time, which was used here; settings.clock local_mean reads the other.`;
  return { code: 'municipal_clock', text };
}

function historyNote(zone: string, { epochSeconds, offsetSeconds }: Read): Note | null {
  const war = WARS.find(({ from, until }) => epochSeconds >= from && epochSeconds < until);
  const before = war === undefined ? offsetSeconds : zoneOffsetSeconds(zone, war.before);
  if (before !== offsetSeconds) {
    const text = `Clocks were moved during the war: UTC${offsetText(offsetSeconds)} was used, against UTC${offsetText(before)} before it. Other programs may miss it.`;
    return { code: 'war_time', text };
  }
  if (epochSeconds >= LOCAL_CHOICE_UNTIL || !LOCAL_CHOICE.test(zone)) return null;
  const text = `Before the end of April 1967 towns of ${zone} could choose their own standard and summer time; the tz database has those of its city.`;
  return { code: 'doubtful_history', text };
}

function standardNote(zone: string, read: Read): Note | null {
  const { clock, choice, epochSeconds, offsetSeconds } = read;
  const standardFrom = firstStandardSecond(zone);
  if (Math.abs(epochSeconds - standardFrom) <= HOUR_SECONDS) {
    const text = `This is within an hour of the first standard time of ${zone} (${firstStandardDay(zone)}): which clock showed it is not certain.`;
    return { code: 'near_first_standard_time', text };
  }
  if (epochSeconds > standardFrom || (choice !== 'auto' && choice !== 'zone')) return null;
  const row = doubtful.get(zone.toLowerCase());
  const used = `the ${clock === 'local_mean' ? 'mean time of the longitude' : 'clock'}, UTC${offsetText(offsetSeconds)}, was used`;
  const other =
    choice === 'zone'
      ? 'settings.clock auto reads the mean time of the longitude'
      : `settings.clock zone reads UTC${offsetText(zoneOffsetSeconds(zone, epochSeconds))}, the record of the tz database for its city`;
  if (row !== undefined && epochSeconds > at('1880-01-01T00:00:00Z')) {
    return {
      code: 'doubtful_history',
      text: `Sources differ on local time here before ${row.until} (${row.because}): ${used}; ${other}.`,
    };
  }
  return {
    code: 'before_standard_time',
    text: `Before the first standard time of ${zone} (${firstStandardDay(zone)}) ${used}; ${other}.`,
  };
}

/** Returns the most important reason to read the clock of a birth differently, or null. */
export function clockNote(place: Place, read: Read): Note | null {
  const { timezone: zone } = place;
  if (typeof zone === 'number') return null;
  if (read.kind !== 'once') {
    const text =
      read.kind === 'twice'
        ? `The clock showed this time twice; by \`fold\` it was read as UTC${offsetText(read.offsetSeconds)}.`
        : `The clock never showed this time; by \`fold\` it was read as UTC${offsetText(read.offsetSeconds)}.`;
    return { code: read.kind === 'twice' ? 'shown_twice' : 'never_shown', text };
  }
  if (read.epochSeconds >= COMPLETE_SINCE || read.clock === 'ut') return null;
  const standard = standardNote(zone, read);
  if (standard !== null || read.clock !== 'zone') return standard;
  return (INDIA.test(zone) ? municipalNote(place, read.epochSeconds) : null) ?? historyNote(zone, read);
}
