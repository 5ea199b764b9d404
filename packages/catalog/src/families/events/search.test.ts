import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { western } from '../western/western.ts';
import { events } from './events.ts';

const sky = await createEphemeris();
const YEAR = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };

test.each(['lahiri', 'none'] as const)(
  'with ayanamsa %s, void of course is that of western/moon all the year',
  (ayanamsa) => {
    const found = answered(
      events.search,
      { ...YEAR, kinds: 'void_of_course', bodies: 'moon', settings: { ayanamsa } },
      sky,
    ).events;
    expect(found.length).toBeGreaterThan(150);
    for (const { at, until, detail, sign } of found) {
      const target = new Date(Date.parse(at) + 1000).toISOString();
      const moon = answered(western.moon, { target, timezone: 0 }, sky);
      expect({ at, until, detail }).toEqual({
        at: moon.void_of_course.start,
        until: moon.void_of_course.end,
        detail: moon.sign,
      });
      expect(sign).toBe(detail);
    }
  },
);
