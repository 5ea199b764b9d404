import { arcDeg, normalizeDeg, signIndexOf } from '../core/angle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signAt, signOf } from '../vocabulary/signs.ts';
import type { AnnualChart } from './annual-chart.ts';

/** Schools of formulas; they differ for some sahams. */
export const SAHAM_SCHOOLS = ['charak', 'pvr'] as const;
export type SahamSchool = (typeof SAHAM_SCHOOLS)[number];
/** Houses for the sahams that are counted from a house. */
export const SAHAM_HOUSES = ['sripati', 'equal'] as const;
/** Rule for adding 30°: by degrees, or by whole signs as some programs do. */
export const SAHAM_ARCS = ['degrees', 'signs'] as const;
export type SahamArc = (typeof SAHAM_ARCS)[number];

/** A point of a formula: a planet, the ascendant, a saham above it, a house, its lord, or a fixed degree. */
type Term =
  | Planet
  | 'ascendant'
  | 'ascendant_lord'
  | 'sun_sign_lord'
  | 'moon_sign_lord'
  | 'punya'
  | 'vidya'
  | `house_${2 | 8 | 9 | 11}`
  | `lord_${2 | 9 | 11}`
  | '105';
type Formula = readonly [plus: Term, minus: Term, from: Term];

export type SahamRow = {
  id: string;
  /** Subject of the saham. */
  topic: string;
  day: Formula;
  /** Formula by night, if it does not just swap the first two points. */
  night?: Formula;
};

/** The same by night. */
const both = (id: string, topic: string, ...day: Formula): SahamRow => ({ id, topic, day, night: day });
/** A formula whose first two points are swapped by night. */
const turning = (id: string, topic: string, ...day: Formula): SahamRow => ({ id, topic, day });

const COMMON = [
  turning('punya', 'merit and fortune', 'moon', 'sun', 'ascendant'),
  turning('vidya', 'learning', 'sun', 'moon', 'ascendant'),
  turning('yasha', 'fame', 'jupiter', 'punya', 'ascendant'),
  turning('mahatmya', 'greatness', 'punya', 'mars', 'ascendant'),
  turning('samartha', 'ability', 'mars', 'ascendant_lord', 'ascendant'),
  both('bhratri', 'brothers and sisters', 'jupiter', 'saturn', 'ascendant'),
  turning('pitri', 'father', 'saturn', 'sun', 'ascendant'),
  turning('raja', 'rule', 'saturn', 'sun', 'ascendant'),
  turning('matri', 'mother', 'moon', 'venus', 'ascendant'),
  turning('jeeva', 'life', 'saturn', 'jupiter', 'ascendant'),
  turning('karma', 'work', 'mars', 'mercury', 'ascendant'),
  turning('kali', 'strife', 'jupiter', 'mars', 'ascendant'),
  turning('shastra', 'sciences', 'jupiter', 'saturn', 'mercury'),
  both('artha', 'wealth', 'house_2', 'lord_2', 'ascendant'),
  both('paradesa', 'foreign countries', 'house_9', 'lord_9', 'ascendant'),
  both('labha', 'gain', 'house_11', 'lord_11', 'ascendant'),
  {
    id: 'karyasiddhi',
    topic: 'success',
    day: ['saturn', 'sun', 'sun_sign_lord'],
    night: ['saturn', 'moon', 'moon_sign_lord'],
  },
  turning('jadya', 'chronic illness', 'mars', 'saturn', 'mercury'),
  turning('satru', 'enemies', 'mars', 'saturn', 'ascendant'),
  turning('jalapatana', 'crossing of water', '105', 'saturn', 'ascendant'),
  turning('bandhana', 'bondage', 'punya', 'saturn', 'ascendant'),
] as const;

/**
 * Formulas in which the two books differ; the others are in both.
 * @source K.S. Charak, A Textbook of Varshaphala, ch. 10; P.V.R. Narasimha Rao, ch. 29
 */
const DISPUTED: Readonly<Record<SahamSchool, readonly SahamRow[]>> = {
  charak: [
    turning('asha', 'hope', 'saturn', 'venus', 'ascendant'),
    turning('mitra', 'friends', 'vidya', 'punya', 'venus'),
    turning('gaurava', 'honour', 'sun', 'moon', 'jupiter'),
    both('putra', 'children', 'jupiter', 'moon', 'ascendant'),
    both('roga', 'illness', 'ascendant', 'moon', 'ascendant'),
    both('bandhu', 'relatives', 'mercury', 'moon', 'ascendant'),
    both('mrityu', 'death', 'house_8', 'moon', 'saturn'),
    both('vivaha', 'marriage', 'venus', 'saturn', 'ascendant'),
    both('vanika', 'trade', 'moon', 'mercury', 'ascendant'),
  ],
  pvr: [
    turning('asha', 'hope', 'saturn', 'mars', 'ascendant'),
    turning('mitra', 'friends', 'jupiter', 'punya', 'venus'),
    turning('gaurava', 'honour', 'jupiter', 'moon', 'sun'),
    turning('putra', 'children', 'jupiter', 'moon', 'ascendant'),
    turning('roga', 'illness', 'ascendant', 'moon', 'ascendant'),
    turning('bandhu', 'relatives', 'mercury', 'moon', 'ascendant'),
    both('mrityu', 'death', 'house_8', 'moon', 'ascendant'),
    turning('vivaha', 'marriage', 'venus', 'saturn', 'ascendant'),
    turning('vanika', 'trade', 'moon', 'mercury', 'ascendant'),
  ],
};

export const sahamRowsOf = (school: SahamSchool): readonly SahamRow[] => [...COMMON, ...DISPUTED[school]];

export type Saham = {
  id: string;
  topic: string;
  /** Null if the formula is undefined: Samartha by Charak when Mars rules the ascendant. */
  longitudeDeg: number | null;
};

export type SahamRules = {
  school: SahamSchool;
  arc: SahamArc;
  /** Middles of the houses, index 0 = the first; degrees. */
  middlesDeg: readonly number[];
};

/** Whether the third point is on the arc from the second to the first. */
function isOnArc(fromDeg: number, plusDeg: number, minusDeg: number, arc: SahamArc): boolean {
  if (arc === 'degrees') return arcDeg(minusDeg, fromDeg) <= arcDeg(minusDeg, plusDeg);
  const [from, plus, minus] = [fromDeg, plusDeg, minusDeg].map((deg) => signIndexOf(deg) * 30);
  return arcDeg(minus ?? 0, from ?? 0) <= arcDeg(minus ?? 0, plus ?? 0);
}

/** Evaluates one formula: A − B + C, and 30° more unless C is on the arc from B to A. */
export const sahamDeg = (plusDeg: number, minusDeg: number, fromDeg: number, arc: SahamArc): number =>
  normalizeDeg(plusDeg - minusDeg + fromDeg + (isOnArc(fromDeg, plusDeg, minusDeg, arc) ? 0 : 30));

/**
 * Returns the sahams of a year.
 * @source K.S. Charak, ch. 10, whose seven worked examples judge the 30° by degrees; P.V.R. Narasimha Rao, ch. 29
 * @returns in the order of the table
 */
export function sahamsOf({ chart, isDay }: AnnualChart, { school, arc, middlesDeg }: SahamRules): Saham[] {
  const { placements, ascendant } = chart;
  const found = new Map<string, number>();
  const middleDeg = (houseNumber: number): number => middlesDeg[houseNumber - 1] ?? Number.NaN;
  const lordDeg = (longitudeDeg: number): number => placements[signOf(longitudeDeg).lord].longitudeDeg;
  const ascendantLord = signAt(ascendant.signIndex).lord;
  const degOf = (term: Term): number => {
    switch (term) {
      case 'ascendant':
        return ascendant.longitudeDeg;
      case 'ascendant_lord':
        return placements[ascendantLord].longitudeDeg;
      case 'sun_sign_lord':
        return lordDeg(placements.sun.longitudeDeg);
      case 'moon_sign_lord':
        return lordDeg(placements.moon.longitudeDeg);
      case 'punya':
      case 'vidya':
        return found.get(term) ?? Number.NaN;
      case '105':
        return 105;
      case 'house_2':
      case 'house_8':
      case 'house_9':
      case 'house_11':
        return middleDeg(Number(term.slice(6)));
      case 'lord_2':
      case 'lord_9':
      case 'lord_11':
        return lordDeg(middleDeg(Number(term.slice(5))));
      default:
        return placements[term].longitudeDeg;
    }
  };
  const worked = ({ id, day, night }: SahamRow): number | null => {
    if (id === 'samartha' && ascendantLord === 'mars') {
      if (school === 'charak') return null;
      const [plus, minus] = isDay ? (['jupiter', 'mars'] as const) : (['mars', 'jupiter'] as const);
      return sahamDeg(degOf(plus), degOf(minus), degOf('ascendant'), arc);
    }
    const [plus, minus, from] = isDay ? day : (night ?? [day[1], day[0], day[2]]);
    return sahamDeg(degOf(plus), degOf(minus), degOf(from), arc);
  };
  return sahamRowsOf(school).map((row) => {
    const longitudeDeg = worked(row);
    if (longitudeDeg !== null) found.set(row.id, longitudeDeg);
    return { id: row.id, topic: row.topic, longitudeDeg };
  });
}
