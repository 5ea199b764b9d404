import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import type { Lunations } from '../calendar/lunations.ts';
import type { Almanac } from '../panchang/day.ts';
import type { LightAngles } from '../panchang/limbs.ts';

/** What the seasons are read off. The place matters to eclipses alone. */
export type SeasonSky = { sky: Ephemeris; ayanamsa: Ayanamsa; angles: LightAngles; moon: Lunations; almanac: Almanac };
