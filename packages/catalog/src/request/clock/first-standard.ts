import { dayCountOf } from '@graha/astro-engine/core/moment';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import { MEAN_TIME_ENDS } from './first-standard.data.ts';
import { PLACES_KEPT_OWN_TIME } from './own-time.data.ts';

/** The first standard time of each zone: before it, every place of the zone kept the mean time of its own meridian. */

const SECONDS_PER_DAY = 86_400;

/** Compares names in lower case, as for time zones in general. */
const machineEnds = new Map(
  MEAN_TIME_ENDS.flatMap(([endsAt, zones]) =>
    zones.split(' ').map((zone) => [zone.toLowerCase(), Date.parse(endsAt) / 1000] as const),
  ),
);
const ownTime = new Map(
  PLACES_KEPT_OWN_TIME.flatMap(({ zones, until }) =>
    zones.split(' ').map((zone) => [zone.toLowerCase(), until] as const),
  ),
);

/** 00:00 of a date by the zone's clock of the day before. */
function startOf(isoDay: string, zone: string): number {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  const midnight = dayCountOf({ year, month, day }) * SECONDS_PER_DAY;
  return midnight - zoneOffsetSeconds(zone, midnight - SECONDS_PER_DAY);
}

const starts = new Map<string, number>();

function foundStart(zone: string): number {
  const machine = machineEnds.get(zone);
  if (machine === undefined) return -Infinity;
  const until = ownTime.get(zone);
  return until === undefined ? machine : Math.max(machine, startOf(until, zone));
}

/**
 * Returns the instant at which a zone's first standard time began, seconds from 1970; -Infinity for a zone that never
 * kept a local mean time.
 * @throws RangeError for an unknown zone that the table names
 */
export function firstStandardSecond(zone: string): number {
  const known = starts.get(zone);
  if (known !== undefined) return known;
  const name = zone.toLowerCase();
  if (!machineEnds.has(name)) return -Infinity; // Not kept, because callers may send any text.
  const found = foundStart(name);
  starts.set(zone, found);
  return found;
}

/**
 * Returns the day on which a zone's first standard time began, by the clock that its city had before: in India
 * `1906-01-01`, although it was 1905 in UTC.
 * @throws RangeError for an unknown zone, and for one that never kept a local mean time
 */
export function firstStandardDay(zone: string): string {
  const second = firstStandardSecond(zone);
  return new Date((second + zoneOffsetSeconds(zone, second - 1)) * 1000).toISOString().slice(0, 10);
}
