import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import { type LightAngles, lightAnglesFrom, lightAnglesOf } from '../panchang/limbs.ts';
import { moonDegAt, type Siddhanta, SIDDHANTAS, sunDegAt } from './siddhantas.ts';
import { vakyaMoonDegAt } from './vakya-moon.ts';

const siderealAngles = (sunDeg: (jdUt: number) => number, moonDeg: (jdUt: number) => number): LightAngles =>
  lightAnglesFrom({ sunDeg, moonDeg, ayanamsaDeg: () => 0 });

const ofText = (text: Siddhanta): LightAngles =>
  siderealAngles(
    (jdUt) => sunDegAt(text, jdUt),
    (jdUt) => moonDegAt(text, jdUt),
  );

/** Sun and Moon of the schools that compute by a text. They are sidereal by nature: no ayanamsa applies. */
const OF_TEXTS = {
  surya: ofText(SIDDHANTAS.surya),
  surya_bija: ofText(SIDDHANTAS.surya_bija),
  vakya: siderealAngles((jdUt) => sunDegAt(SIDDHANTAS.vakya, jdUt), vakyaMoonDegAt),
} as const satisfies Record<string, LightAngles>;

export const SCHOOL_SKY_IDS = ['drik', 'surya', 'surya_bija', 'vakya'] as const;

/** The sky of a school: the real one (drik), or the Sun and Moon of a text. */
export type SchoolSkyId = (typeof SCHOOL_SKY_IDS)[number];

/**
 * Returns the Sun and Moon of a school, for every search of tithis, stars, entries and lunar months.
 * @param ayanamsa for the real sky only
 */
export const schoolAnglesOf = (school: SchoolSkyId, sky: Ephemeris, ayanamsa: Ayanamsa): LightAngles =>
  school === 'drik' ? lightAnglesOf(sky, ayanamsa) : OF_TEXTS[school];
