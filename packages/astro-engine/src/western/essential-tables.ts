import type { Planet } from '../vocabulary/grahas.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Element } from '../vocabulary/signs.ts';
import type { Sect } from './sect.ts';

/** Tables of essential dignity, as data. */

/** Sign of exaltation, 0 = Aries; the opposite one is the fall. @source Ptolemy, Tetrabiblos I.19 */
export const EXALTATION_SIGN_INDEX: Readonly<Record<Planet, number>> = {
  sun: 0, moon: 1, mercury: 5, venus: 11, mars: 9, jupiter: 3, saturn: 6,
}; // prettier-ignore

/** Sources of triplicity lords: Dorotheus has a third, participating lord; Lilly gives water to Mars by day and night. */
export const TRIPLICITY_SCHOOLS = ['dorothean', 'lilly'] as const;
export type TriplicitySchool = (typeof TRIPLICITY_SCHOOLS)[number];

type TriplicityLords = Readonly<Record<Sect, Planet>> & { participating: Planet | null };

/** @source Dorotheus, Carmen Astrologicum I.1; William Lilly, Christian Astrology (1647), p. 104 */
export const TRIPLICITIES: Readonly<Record<TriplicitySchool, Readonly<Record<Element, TriplicityLords>>>> = {
  dorothean: {
    fire: { day: 'sun', night: 'jupiter', participating: 'saturn' },
    earth: { day: 'venus', night: 'moon', participating: 'mars' },
    air: { day: 'saturn', night: 'mercury', participating: 'jupiter' },
    water: { day: 'venus', night: 'mars', participating: 'moon' },
  },
  lilly: {
    fire: { day: 'sun', night: 'jupiter', participating: null },
    earth: { day: 'venus', night: 'moon', participating: null },
    air: { day: 'saturn', night: 'mercury', participating: null },
    water: { day: 'mars', night: 'mars', participating: null },
  },
};

type Term = readonly [lord: Planet, widthDeg: number];

/** Egyptian terms (bounds) from Aries; Sun and Moon have none. @source Ptolemy, Tetrabiblos I.20, after the Egyptians */
const EGYPTIAN_TERMS: readonly (readonly Term[])[] = [
  [['jupiter', 6], ['venus', 6], ['mercury', 8], ['mars', 5], ['saturn', 5]],
  [['venus', 8], ['mercury', 6], ['jupiter', 8], ['saturn', 5], ['mars', 3]],
  [['mercury', 6], ['jupiter', 6], ['venus', 5], ['mars', 7], ['saturn', 6]],
  [['mars', 7], ['venus', 6], ['mercury', 6], ['jupiter', 7], ['saturn', 4]],
  [['jupiter', 6], ['venus', 5], ['saturn', 7], ['mercury', 6], ['mars', 6]],
  [['mercury', 7], ['venus', 10], ['jupiter', 4], ['mars', 7], ['saturn', 2]],
  [['saturn', 6], ['mercury', 8], ['jupiter', 7], ['venus', 7], ['mars', 2]],
  [['mars', 7], ['venus', 4], ['mercury', 8], ['jupiter', 5], ['saturn', 6]],
  [['jupiter', 12], ['venus', 5], ['mercury', 4], ['saturn', 5], ['mars', 4]],
  [['mercury', 7], ['jupiter', 7], ['venus', 8], ['saturn', 4], ['mars', 4]],
  [['mercury', 7], ['venus', 6], ['jupiter', 7], ['mars', 5], ['saturn', 5]],
  [['venus', 12], ['jupiter', 4], ['mercury', 3], ['mars', 9], ['saturn', 2]],
]; // prettier-ignore

/**
 * Terms of Ptolemy as Lilly prints them, from Aries.
 * @source William Lilly, Christian Astrology (1647), p. 104; his list for Saturn on p. 57 agrees but for one degree of Sagittarius
 */
const LILLY_TERMS: readonly (readonly Term[])[] = [
  [['jupiter', 6], ['venus', 8], ['mercury', 7], ['mars', 5], ['saturn', 4]],
  [['venus', 8], ['mercury', 7], ['jupiter', 7], ['saturn', 4], ['mars', 4]],
  [['mercury', 7], ['jupiter', 7], ['venus', 7], ['saturn', 4], ['mars', 5]],
  [['mars', 6], ['jupiter', 7], ['mercury', 7], ['venus', 7], ['saturn', 3]],
  [['saturn', 6], ['mercury', 7], ['venus', 6], ['jupiter', 6], ['mars', 5]],
  [['mercury', 7], ['venus', 6], ['jupiter', 5], ['saturn', 6], ['mars', 6]],
  [['saturn', 6], ['venus', 5], ['jupiter', 8], ['mercury', 5], ['mars', 6]],
  [['mars', 6], ['jupiter', 8], ['venus', 7], ['mercury', 6], ['saturn', 3]],
  [['jupiter', 8], ['venus', 6], ['mercury', 5], ['saturn', 6], ['mars', 5]],
  [['venus', 6], ['mercury', 6], ['jupiter', 7], ['mars', 6], ['saturn', 5]],
  [['saturn', 6], ['mercury', 6], ['venus', 8], ['jupiter', 5], ['mars', 5]],
  [['venus', 8], ['jupiter', 6], ['mercury', 6], ['mars', 6], ['saturn', 4]],
]; // prettier-ignore

const TERMS = { egyptian: EGYPTIAN_TERMS, lilly: LILLY_TERMS } as const;
/** Tables of terms. */
export type TermSchool = keyof typeof TERMS;

/** Returns the lord of the term at a degree of a sign; half-open. @param degreeInSign [0, 30) */
export function termLordAt(signIndex: number, degreeInSign: number, school: TermSchool = 'egyptian'): Planet {
  let endDeg = 0;
  for (const [lord, widthDeg] of rowAt(TERMS[school], signIndex)) {
    endDeg += widthDeg;
    if (degreeInSign < endDeg) return lord;
  }
  throw new RangeError(`${degreeInSign} is no degree within a sign`);
}

/** Chaldean order, from the first face of Aries. */
const FACE_CYCLE: readonly Planet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

/** Returns the lord of the face (decan) at a degree of a sign. @param degreeInSign [0, 30) @source Firmicus Maternus II.4 */
export const faceLordAt = (signIndex: number, degreeInSign: number): Planet =>
  rowAt(FACE_CYCLE, 3 * signIndex + Math.floor(degreeInSign / 10));
