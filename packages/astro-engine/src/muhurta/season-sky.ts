import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import type { Lunations } from '../calendar/lunations.ts';
import type { Almanac } from '../panchang/day.ts';
import type { LightAngles } from '../panchang/limbs.ts';

/** Input of the seasons. Only eclipses depend on the place. */
export type SeasonSky = { sky: Ephemeris; ayanamsa: Ayanamsa; angles: LightAngles; moon: Lunations; almanac: Almanac };
