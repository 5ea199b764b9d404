import type { Clock } from '@graha/astro-engine/core/moment';
import { jdUtOfSecond, offsetSecondsOf, secondOf } from '@graha/astro-engine/core/moment';
import { equationOfTimeSeconds } from '@graha/astro-engine/sky/equation-of-time';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import { firstStandardSecond } from './first-standard.ts';

/** Clocks of a place: the zone's, the mean or apparent time of its own meridian, and universal time. */

export const CLOCK_CHOICES = ['auto', 'zone', 'local_mean', 'local_apparent', 'ut'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** The clocks of answers: a zone, a numeric offset, the place's own, or universal time. */
export const CLOCKS_USED = ['zone', 'local_mean', 'local_apparent', 'offset', 'ut'] as const;
export type ClockUsed = (typeof CLOCKS_USED)[number];

/** Members of a request that its clock depends on. */
export type ClockPlace = { timezone: number | string; longitude: number };

const SECONDS_PER_DEG = 240;
const SECONDS_PER_DAY = 86_400;

/** Adds whole days to an own time, so that the place is on the same side of the date line as its zone: Manila 1844. */
function onZonesDate(ownSeconds: number, zone: string, epochSeconds: number): number {
  const days = Math.round((zoneOffsetSeconds(zone, epochSeconds) - ownSeconds) / SECONDS_PER_DAY);
  return Math.round(ownSeconds + days * SECONDS_PER_DAY) + 0; // No -0.
}

const equationAt = (epochSeconds: number): number => equationOfTimeSeconds(jdUtOfSecond(epochSeconds));

/**
 * Returns the offset of a place's clock from UTC, seconds, as a function of the instant in seconds from 1970. The mean
 * time of a place is 240 s for each degree of its longitude, to the second.
 */
export function offsetFunction(place: ClockPlace, choice: ClockChoice): (epochSeconds: number) => number {
  const { timezone: zone } = place;
  if (typeof zone === 'number') {
    const constant = offsetSecondsOf(zone);
    return () => constant;
  }
  if (choice === 'ut') return () => 0;
  if (choice === 'zone') return (at) => zoneOffsetSeconds(zone, at);
  const mean = Math.round(place.longitude * SECONDS_PER_DEG);
  if (choice === 'local_mean') return (at) => onZonesDate(mean, zone, at);
  if (choice === 'local_apparent') {
    return (at) => onZonesDate(place.longitude * SECONDS_PER_DEG + equationAt(at), zone, at);
  }
  const standardFrom = firstStandardSecond(zone);
  return (at) => (at < standardFrom ? onZonesDate(mean, zone, at) : zoneOffsetSeconds(zone, at));
}

/** Returns the clock of a place, by which the instants of an answer are printed. */
export function placeClock(place: ClockPlace, choice: ClockChoice = 'auto'): Clock {
  if (typeof place.timezone === 'number') return offsetSecondsOf(place.timezone);
  const offsetAt = offsetFunction(place, choice);
  return (jdUt) => offsetAt(secondOf(jdUt));
}
