import { SIGNS } from '../vocabulary/signs.ts';

/** Maps a part of a sign to a sign, unreduced: `vargaSignIndex` brings it into 0 … 11. Both indexes are 0-based. */
export type PartRule = (signIndex: number, partIndex: number) => number;

/** First sign of the count, for a body in a sign. */
type Start = (signIndex: number) => number;

/** The sign itself. */
export const own: Start = (signIndex) => signIndex;

/** Counts in the classical way, with the sign itself as the first: the 7th from Aries is Libra. */
export const nth =
  (count: number): Start =>
  (signIndex) =>
    signIndex + count - 1;

/** Returns the same sign for all. @param signIndex 0 = Aries */
export const always =
  (signIndex: number): Start =>
  () =>
    signIndex;

const parityOf = (signIndex: number) => SIGNS[signIndex]?.parity;

/** Aries, Gemini … are odd; Taurus, Cancer … even. */
export const byParity =
  <Result>(
    odd: (signIndex: number, partIndex: number) => Result,
    even: (signIndex: number, partIndex: number) => Result,
  ) =>
  (signIndex: number, partIndex: number): Result =>
    parityOf(signIndex) === 'odd' ? odd(signIndex, partIndex) : even(signIndex, partIndex);

/** Movable, fixed and dual signs follow each other three by three from Aries. */
export const byModality =
  (movable: Start, fixed: Start, dual: Start): Start =>
  (signIndex) =>
    ([movable, fixed, dual][signIndex % 3] ?? own)(signIndex);

/** Fire, earth, air and water signs follow each other four by four from Aries. Arguments: 0 = Aries. */
export const byElement =
  (fire: number, earth: number, air: number, water: number): Start =>
  (signIndex) =>
    [fire, earth, air, water][signIndex % 4] ?? signIndex;

/** Counts on from the start, one sign (or `step` signs) per part; a negative step counts backward. */
export const steady =
  (start: Start, step = 1): PartRule =>
  (signIndex, partIndex) =>
    start(signIndex) + partIndex * step;

/** Parivritti: the parts count through the zodiac without interruption, whatever the sign. */
export const cyclic = (parts: number): PartRule => steady((signIndex) => signIndex * parts);

/** Parivritti with the parts of even signs in reverse order. */
export const cyclicEvenReversed = (parts: number): PartRule =>
  byParity(
    cyclic(parts),
    steady((signIndex) => signIndex * parts + parts - 1, -1),
  );

/** Somanatha: odd signs share a forward round from Aries, even signs a backward one from Pisces. */
export const somanatha = (parts: number): PartRule =>
  byParity(
    steady((signIndex) => (signIndex / 2) * parts),
    steady((signIndex) => 11 - ((signIndex - 1) / 2) * parts, -1),
  );

/** The sign of each part, written out. */
export const listed =
  (signs: readonly number[]): PartRule =>
  (signIndex, partIndex) =>
    signs[partIndex] ?? signIndex;

const ZODIAC = 12;

/**
 * A varga of a varga: each part of the inner one is cut into `outerParts` parts again, which the outer rule maps from
 * the sign of that part.
 */
export const vargaOf =
  (outer: PartRule, outerParts: number, inner: PartRule): PartRule =>
  (signIndex, partIndex) => {
    const turned = inner(signIndex, Math.floor(partIndex / outerParts));
    return outer(((turned % ZODIAC) + ZODIAC) % ZODIAC, partIndex % outerParts);
  };
