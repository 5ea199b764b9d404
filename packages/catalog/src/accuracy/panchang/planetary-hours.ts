import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { panchang } from '../../families/panchang/panchang.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import fixture from './fixtures/drik-2023.fixture.json' with { type: 'json' };

const MINUTE_MS = 60_000;
const HOURS = 12;
const MINUTES_PER_DAY = 1440;
/** The lords of the first hours of seven days from Sunday, the planets of the weekdays. */
const DAY_LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** Each hour belongs to the lord of the day five days on: the Chaldean order, written as a step through the week. */
const DAYS_PER_HOUR = 5;

/**
 * Planetary hours, derived a second time from the sunrise and sunset that an almanac prints: twelfths of its day and of
 * its night, and lords counted through the weekdays.
 */
export function planetaryHourAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [starts, lords] = [new Worst(), new Mismatches()];
  const { latitude, longitude, timezone } = fixture.place;
  for (const { date, sunrise, sunset } of fixture.days) {
    const [year, month, day] = date.split('-').map(Number);
    const { hora } = answered(
      panchang.hora,
      { year, month, date: day, hours: 12, minutes: 0, latitude, longitude, timezone },
      sky,
    );
    const midnightMs = Date.parse(date) - timezone * 60 * MINUTE_MS;
    const weekday = new Date(Date.parse(date)).getUTCDay();
    for (const [index, { lord, start }] of hora.entries()) {
      const isDay = index < HOURS;
      const lengthMinutes = (isDay ? sunset - sunrise : sunrise + MINUTES_PER_DAY - sunset) / HOURS;
      const startMinute = isDay ? sunrise + index * lengthMinutes : sunset + (index - HOURS) * lengthMinutes;
      starts.add((Date.parse(start) - midnightMs) / MINUTE_MS - startMinute);
      lords.equal(lord, DAY_LORDS[(weekday + index * DAYS_PER_HOUR) % DAY_LORDS.length]);
    }
  }
  const source = 'derived from the sunrise and sunset of DrikPanchang 2023, every other day';
  return [
    starts.row({
      family: 'starts of planetary hours',
      source,
      unit: 'min',
      tolerance: 2.5,
      note: 'Minutes are rounded there, and the night is taken to end as the day began',
    }),
    lords.row('lords of planetary hours', source),
  ];
}
