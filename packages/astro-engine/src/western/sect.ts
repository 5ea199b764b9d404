import type { Ephemeris } from '../core/ephemeris.ts';
import { isDayAt } from '../sky/daylight.ts';
import type { Birth } from './natal.ts';

/** Day means that the Sun is above the horizon. */
export const SECTS = ['day', 'night'] as const;
export type Sect = (typeof SECTS)[number];

/**
 * Decides if a birth is by day or by night, by the centre of the Sun and the true horizon, without refraction. Needs no
 * sunrise, so the polar day is day and the polar night is night.
 * @throws EphemerisRangeError outside the ephemeris
 * @source Paulus Alexandrinus: the Sun above the earth
 */
export const sectOf = (sky: Ephemeris, { jdUt, place }: Birth): Sect => (isDayAt(sky, jdUt, place) ? 'day' : 'night');
