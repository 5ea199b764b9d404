import { randomNumbers } from '@graha/config/random.ts';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import { UpcomingRequest } from './request.ts';
import { upcomingEvents, type UpcomingEvent } from './timeline.ts';

/** Random births and their timelines, for tests that compare each kind with the operation that computes it. */

const ZONES = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 5.75, -3.5] as const;
export const WHOLE_YEAR = 366;

/** A birth, and a day on which a timeline begins: within eighty years of it, so that the dashas listed cover it. */
export type Case = { birth: ReturnType<typeof birthFrom>; from: string };

function birthFrom(random: () => number, [first, last]: readonly [number, number]) {
  const whole = (from: number, until: number): number => from + Math.floor(random() * (until - from));
  return {
    year: whole(first, last),
    month: whole(1, 13),
    date: whole(1, 28),
    hours: whole(3, 24),
    minutes: whole(0, 60),
    seconds: whole(0, 60),
    latitude: whole(-60, 61),
    longitude: whole(-180, 181),
    timezone: ZONES[whole(0, ZONES.length)] ?? 0,
  };
}

/** Returns random births of some years. Most are modern, one in ten is before 1800 or after 2100. */
export function casesOf(count: number, seed: number): Case[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const birth = birthFrom(random, index % 10 === 0 ? (index % 20 === 0 ? [1500, 1700] : [2110, 2300]) : [1940, 2030]);
    const [month, day] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
    const two = (value: number): string => String(value).padStart(2, '0');
    return { birth, from: `${birth.year + 1 + Math.floor(random() * 75)}-${two(month)}-${two(day)}` };
  });
}

export const timelineOf = (sky: Ephemeris, request: z.input<typeof UpcomingRequest>): UpcomingEvent[] =>
  upcomingEvents({ sky }, UpcomingRequest.parse(request));

export const rowsOf = (sky: Ephemeris, request: z.input<typeof UpcomingRequest>) =>
  timelineOf(sky, request).map(({ row }) => row);

/** The whole second of a printed instant, whose offset may have seconds. */
export function printedSecond(iso: string): number {
  const [, reading = '', offset = ''] = /^(.{19})(.+)$/.exec(iso) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = offset.replace(/^[+-]/, '').split(':').map(Number);
  const sign = offset.startsWith('-') ? -1 : 1;
  return Date.parse(`${reading}Z`) / 1000 - sign * (hours * 3600 + minutes * 60 + seconds);
}
