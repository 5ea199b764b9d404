import { offsetText } from '@graha/astro-engine/core/moment';
import { firstStandardSecond } from '../../../request/clock/first-standard.ts';
import { offsetFunction } from '../../../request/clock/place-clock.ts';
import { zoneOffsetSeconds } from '../../../request/zones/zone-offset.ts';

/** The clock of a birth, before a slip. */
export type ClockFacts = {
  /** Seconds east of UTC. */
  offsetSeconds: number;
  /** The instant, seconds from 1970. */
  epochSeconds: number;
  year: number;
  /** The named zone; null for a number of hours. */
  zone: string | null;
  longitude: number;
};

/** A wrong offset of the clock: the offset that replaces the right one, or null if the slip is impossible here. */
export type OffsetSlip = {
  key: string;
  bits: number;
  offsetSeconds(facts: ClockFacts): number | null;
  /** Ends the sentence that begins with the name of the other program. */
  sentence(facts: ClockFacts, theirs: string): string;
};

const HOUR = 3600;
const YEAR_SECONDS = 31_556_952;
const SECONDS_PER_DEG = 240;

/** A recent year, whose rules a program without history applies to every date. */
const RECENT_YEAR = 2025;

const midMonth = (year: number, monthIndex: number): number => Date.UTC(year, monthIndex, 15) / 1000;

/** The smaller offset of a year: the standard time, if clocks are changed for the summer. */
const standardOf = (zone: string, year: number): number =>
  Math.min(zoneOffsetSeconds(zone, midMonth(year, 0)), zoneOffsetSeconds(zone, midMonth(year, 6)));

/** The last year of peace before a war whose clocks were kept an hour ahead; null outside the wars. */
const peaceBefore = (year: number): number | null =>
  year >= 1914 && year <= 1919 ? 1913 : year >= 1939 && year <= 1947 ? 1938 : null;

const isSummerTime = ({ zone, year, offsetSeconds }: ClockFacts): boolean =>
  zone !== null && standardOf(zone, year) < offsetSeconds;

const at = (seconds: number): string => `UTC${offsetText(seconds)}`;

export const OFFSET_SLIPS: readonly OffsetSlip[] = [
  {
    key: 'old_zone_rules',
    bits: 1.8,
    offsetSeconds: ({ zone, epochSeconds }) => {
      if (zone === null) return null;
      const [before, earlier] = [1, 2].map((years) => zoneOffsetSeconds(zone, epochSeconds - years * YEAR_SECONDS));
      return before === earlier ? (before ?? null) : null;
    },
    sentence: ({ zone, offsetSeconds }, theirs) =>
      `keep the earlier rules of ${zone}, ${theirs}; these rules were abolished, and clocks showed ${at(offsetSeconds)}`,
  },
  {
    key: 'summer_time_left_out',
    bits: 2,
    offsetSeconds: ({ zone, year }) => (zone === null ? null : standardOf(zone, year)),
    sentence: ({ zone, offsetSeconds }, theirs) =>
      `leave out summer time and use ${theirs}; clocks in ${zone} showed ${at(offsetSeconds)}`,
  },
  {
    key: 'war_time_left_out',
    bits: 1.9,
    offsetSeconds: ({ zone, year }) => {
      const peace = peaceBefore(year);
      return zone === null || peace === null ? null : standardOf(zone, peace);
    },
    sentence: ({ zone, year, offsetSeconds }, theirs) =>
      `leave out the war or summer time of ${year} and use ${theirs}; clocks in ${zone} showed ${at(offsetSeconds)}`,
  },
  {
    key: 'summer_time_doubled',
    bits: 3,
    offsetSeconds: (facts) => (isSummerTime(facts) ? facts.offsetSeconds + HOUR : null),
    sentence: (_, theirs) => `count summer time twice and use ${theirs}`,
  },
  {
    key: 'hour_added',
    bits: 3.2,
    offsetSeconds: ({ offsetSeconds }) => offsetSeconds + HOUR,
    sentence: ({ year, offsetSeconds }, theirs) =>
      `add an hour of ${peaceBefore(year) === null ? 'summer time' : 'summer or war time'} and use ${theirs} instead of ${at(offsetSeconds)}`,
  },
  {
    key: 'hour_left_out',
    bits: 3.3,
    offsetSeconds: ({ zone, offsetSeconds }) => (zone === null ? offsetSeconds - HOUR : null),
    sentence: ({ offsetSeconds }, theirs) =>
      `take an hour of summer time off and use ${theirs} instead of ${at(offsetSeconds)}`,
  },
  {
    key: 'offset_of_today',
    bits: 2.5,
    offsetSeconds: ({ zone, epochSeconds, year }) =>
      zone === null ? null : zoneOffsetSeconds(zone, epochSeconds + (RECENT_YEAR - year) * YEAR_SECONDS),
    sentence: ({ zone, offsetSeconds }, theirs) =>
      `use ${theirs}, the offset of ${zone} today; on that date it was ${at(offsetSeconds)}`,
  },
  {
    key: 'standard_time_too_early',
    bits: 2.6,
    offsetSeconds: ({ zone, epochSeconds }) => {
      const from = zone === null ? -Infinity : firstStandardSecond(zone);
      return zone !== null && epochSeconds < from ? zoneOffsetSeconds(zone, from) : null;
    },
    sentence: ({ zone }, theirs) => `use the first standard time of ${zone}, ${theirs}, before it was kept`,
  },
  {
    key: 'mean_time_of_zone',
    bits: 3,
    offsetSeconds: ({ zone, longitude, epochSeconds }) =>
      zone !== null && epochSeconds < firstStandardSecond(zone)
        ? offsetFunction({ timezone: zone, longitude }, 'zone')(epochSeconds)
        : null,
    sentence: ({ zone }, theirs) => `use the mean time of the city of ${zone}, ${theirs}, not that of the place`,
  },
  {
    key: 'local_mean_time',
    bits: 3.5,
    offsetSeconds: ({ longitude }) => Math.round(longitude * SECONDS_PER_DEG),
    sentence: (_, theirs) => `read the clock as the mean time of the place, ${theirs}`,
  },
  {
    key: 'local_mean_time_swapped',
    bits: 7,
    offsetSeconds: ({ longitude }) => Math.round(-longitude * SECONDS_PER_DEG),
    sentence: (_, theirs) => `read the clock as the mean time of the swapped longitude, ${theirs}`,
  },
  {
    key: 'utc_as_local',
    bits: 4,
    offsetSeconds: () => 0,
    sentence: () => 'read the time as universal time (UTC)',
  },
  {
    key: 'minutes_as_decimals',
    bits: 5,
    offsetSeconds: ({ offsetSeconds }) => {
      const minutes = (offsetSeconds / 60) % 60;
      return Math.round((Math.trunc(offsetSeconds / HOUR) + minutes / 100) * HOUR);
    },
    sentence: ({ offsetSeconds }, theirs) =>
      `read ${offsetText(offsetSeconds)} as a decimal number of hours, ${theirs}`,
  },
  {
    key: 'offset_sign',
    bits: 6,
    offsetSeconds: ({ offsetSeconds }) => -offsetSeconds,
    sentence: (_, theirs) => `count the time zone to the other side of Greenwich, ${theirs}`,
  },
];
