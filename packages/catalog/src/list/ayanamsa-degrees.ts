import { type Ephemeris, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import stored from './ayanamsa-degrees.fixture.json' with { type: 'json' };

/** Years of which the docs show the degrees, on 1 January. */
export const PLOTTED_YEARS = [1900, 1950, 2000, 2050, 2100] as const;

const DECIMALS = 5;

/** Returns every ayanamsa in each of `PLOTTED_YEARS`, −180° to 180°, rounded to 0.00001°. */
export const ayanamsaDegrees = (sky: Ephemeris): { name: string; degrees: number[] }[] =>
  NAMED_AYANAMSAS.map((name) => ({
    name,
    degrees: PLOTTED_YEARS.map((year) => {
      const jdUt = jdUtOf({ year, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);
      const deg = sky.ayanamsaDeg(name, jdUt);
      return Number((deg > 180 ? deg - 360 : deg).toFixed(DECIMALS));
    }),
  }));

/** The degrees as they were last computed, for pages without an ephemeris. */
export const AYANAMSA_DEGREES: readonly { name: string; degrees: readonly number[] }[] = stored.rows;
