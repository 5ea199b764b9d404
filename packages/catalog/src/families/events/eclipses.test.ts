import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { panchang } from '../panchang/panchang.ts';
import { events } from './events.ts';

const sky = await createEphemeris();

/** Dates on which the Sun sets or rises during an eclipse at the place. */
const EDGES = [
  ['2026-08-12', { latitude: 41.7636, longitude: -2.4649, timezone: 'Europe/Madrid' }, 'set', 'sunset'],
  ['2025-03-29', { latitude: 45.5019, longitude: -73.5674, timezone: 'America/Toronto' }, 'rise', 'sunrise'],
] as const;

test.each(EDGES)('on %s at %o the eclipsed Sun has the %s that sun-times gives', (date, place, edge, name) => {
  for (const sunrise of ['almanac', 'standard_air', 'geometric', 'disc_centre'] as const) {
    const settings = { sunrise };
    const { eclipses } = answered(events.eclipses, { from: date, to: date, kinds: 'solar', ...place, settings }, sky);
    const local = eclipses[0]?.local;
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const request = { year, month, date: day, hours: 12, minutes: 0, ...place, settings };
    const { [name]: expected } = answered(panchang['sun-times'], request, sky);
    expect(local?.[edge]).toBe(expected);
    const { start, end } = local?.visible ?? {};
    expect(edge === 'set' ? [end, local?.sutak?.end] : [start]).toEqual(
      edge === 'set' ? [expected, expected] : [expected],
    );
  }
});
