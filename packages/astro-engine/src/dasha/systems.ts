import { nakshatraIndexOf, normalizeDeg } from '../core/angle.ts';
import type { Graha } from '../vocabulary/grahas.ts';

/** One ruler of a cycle. A period may have its own name besides its planet. */
export type DashaRuler = { lord: Graha; name?: string; years: number };

/** The period that runs at birth and its elapsed share. */
export type BirthShare = {
  /** Index into `rulers`. */
  rulerIndex: number;
  /** Share of that period which had passed at birth, [0, 1). */
  elapsedShare: number;
};

/** A nakshatra dasha: rulers in their order, with years, and the rule for the first period from the Moon's longitude. */
export type DashaSystem = {
  name: string;
  rulers: readonly DashaRuler[];
  /** Number of cycles listed, enough for a lifetime. */
  cyclesListed: number;
  birthShareOf(moonDeg: number): BirthShare;
  source: string;
};

/** Returns the years of a whole cycle: 120 for Vimshottari, 36 for Yogini, 108 for Ashtottari. */
export const cycleYearsOf = ({ rulers }: DashaSystem): number => rulers.reduce((sum, { years }) => sum + years, 0);

/** Share of its nakshatra that a sidereal longitude has travelled, [0, 1). */
const travelledShareOf = (moonDeg: number): number => {
  const travelled = (normalizeDeg(moonDeg) * 27) / 360; // Multiplied first: 360/27 has no binary form.
  return travelled - Math.floor(travelled);
};

const VIMSHOTTARI: DashaSystem = {
  name: 'Vimshottari',
  rulers: [
    { lord: 'ketu', years: 7 },
    { lord: 'venus', years: 20 },
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 10 },
    { lord: 'mars', years: 7 },
    { lord: 'rahu', years: 18 },
    { lord: 'jupiter', years: 16 },
    { lord: 'saturn', years: 19 },
    { lord: 'mercury', years: 17 },
  ],
  cyclesListed: 1,
  birthShareOf: (moonDeg) => ({
    rulerIndex: nakshatraIndexOf(moonDeg) % 9, // Ashwini, Magha and Moola begin with Ketu.
    elapsedShare: travelledShareOf(moonDeg),
  }),
  source: 'BPHS ch. 46, vv. 12–16 (Santhanam)',
};

/** Vimshottari with a share of its years, in as many cycles as 120 years need. */
const tribhagi = (thirds: 1 | 2, cyclesListed: number): DashaSystem => ({
  ...VIMSHOTTARI,
  name: 'Tribhagi',
  rulers: VIMSHOTTARI.rulers.map(({ lord, years }) => ({ lord, years: (years * thirds) / 3 })),
  cyclesListed,
  source:
    'Vimshottari by thirds: cycles of 40 years in two programs, of 80 years in others. Doubt: no verse defines it',
});

const YOGINI: DashaSystem = {
  name: 'Yogini',
  rulers: [
    { lord: 'moon', name: 'Mangala', years: 1 },
    { lord: 'sun', name: 'Pingala', years: 2 },
    { lord: 'jupiter', name: 'Dhanya', years: 3 },
    { lord: 'mars', name: 'Bhramari', years: 4 },
    { lord: 'mercury', name: 'Bhadrika', years: 5 },
    { lord: 'saturn', name: 'Ulka', years: 6 },
    { lord: 'venus', name: 'Siddha', years: 7 },
    { lord: 'rahu', name: 'Sankata', years: 8 },
  ],
  cyclesListed: 3,
  birthShareOf: (moonDeg) => ({
    rulerIndex: (nakshatraIndexOf(moonDeg) + 3) % 8, // Number of the nakshatra plus three, modulo eight: Ardra begins with Mangala.
    elapsedShare: travelledShareOf(moonDeg),
  }),
  source: 'The yogini rule of the tantric tradition as almanacs print it: nakshatra number + 3, divided by 8',
};

const ASHTOTTARI_RULERS: readonly (DashaRuler & { nakshatraCount: number })[] = [
  { lord: 'sun', years: 6, nakshatraCount: 4 },
  { lord: 'moon', years: 15, nakshatraCount: 3 },
  { lord: 'mars', years: 8, nakshatraCount: 4 },
  { lord: 'mercury', years: 17, nakshatraCount: 3 },
  { lord: 'saturn', years: 10, nakshatraCount: 3 },
  { lord: 'jupiter', years: 19, nakshatraCount: 3 },
  { lord: 'rahu', years: 12, nakshatraCount: 4 },
  { lord: 'venus', years: 21, nakshatraCount: 3 },
];
/** Ardra, the first nakshatra of the count, 0-based. */
const ARDRA_INDEX = 5;

/** Stars passed since the beginning of Ardra, [0, 27). */
const starsFromArdra = (moonDeg: number): number => {
  const stars = (normalizeDeg(moonDeg) * 27) / 360 - ARDRA_INDEX;
  return stars < 0 ? stars + 27 : stars;
};

function ashtottariShareOf(moonDeg: number): BirthShare {
  let passed = starsFromArdra(moonDeg);
  for (const [rulerIndex, { nakshatraCount }] of ASHTOTTARI_RULERS.entries()) {
    if (passed < nakshatraCount) return { rulerIndex, elapsedShare: passed / nakshatraCount };
    passed -= nakshatraCount;
  }
  throw new RangeError(`${moonDeg}° lies in no group of nakshatras`);
}

const ASHTOTTARI: DashaSystem = {
  name: 'Ashtottari',
  rulers: ASHTOTTARI_RULERS,
  cyclesListed: 1,
  birthShareOf: ashtottariShareOf,
  source: 'BPHS ch. 46, vv. 17–23 (Santhanam), counted from Ardra over 27 nakshatras',
};

/** Start of Purva Ashadha, Uttara Ashadha, Abhijit and Shravana, and end of the last: Saturn's group with Abhijit counted. */
const SATURN_QUARTERS_DEG = [253 + 1 / 3, 266 + 2 / 3, 276 + 2 / 3, 280 + 53 / 60 + 20 / 3600, 293 + 1 / 3] as const;
const SATURN_RULER_INDEX = 4;

/** The same cycle for schools that count Abhijit: only a Moon between 253°20′ and 293°20′ gets another balance. */
const ASHTOTTARI_WITH_ABHIJIT: DashaSystem = {
  ...ASHTOTTARI,
  birthShareOf: (moonDeg) => {
    const share = ashtottariShareOf(moonDeg);
    if (share.rulerIndex !== SATURN_RULER_INDEX) return share;
    const withinTurnDeg = normalizeDeg(moonDeg);
    for (const quarter of [0, 1, 2, 3] as const) {
      const fromDeg = SATURN_QUARTERS_DEG[quarter];
      const toDeg = quarter === 3 ? SATURN_QUARTERS_DEG[4] : SATURN_QUARTERS_DEG[(quarter + 1) as 1 | 2 | 3]; // Safe: 1 to 3.
      if (withinTurnDeg < toDeg) {
        return { ...share, elapsedShare: (quarter + Math.max(0, withinTurnDeg - fromDeg) / (toDeg - fromDeg)) / 4 };
      }
    }
    return share;
  },
};

export const DASHA_SYSTEMS = {
  vimshottari: VIMSHOTTARI,
  tribhagi: tribhagi(1, 3),
  tribhagiOf80: tribhagi(2, 2),
  yogini: YOGINI,
  ashtottari: ASHTOTTARI,
  ashtottariWithAbhijit: ASHTOTTARI_WITH_ABHIJIT,
} as const;
