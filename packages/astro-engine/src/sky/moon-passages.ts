import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { printedNextReach, printedSpanAt, printedSpansBetween } from '../core/printed.ts';
import type { GrowingAngle, Span } from '../core/search.ts';

/** The Moon's time in a sidereal sign, half-open, at printed seconds, with the two or three stars that she passes in it. */
export type MoonPassage = { signIndex: number; startJdUt: number; endJdUt: number; stars: readonly Span[] };

export type MoonPassages = {
  /** Returns the passage that contains an instant. @throws EphemerisRangeError if one of its ends is outside the ephemeris */
  at(jdUt: number): MoonPassage;
  /**
   * Returns the first passage of a sign that begins at or after a border.
   * @param borderJdUt the end of any passage
   * @throws EphemerisRangeError outside the ephemeris
   */
  next(signIndex: number, borderJdUt: number): MoonPassage;
};

/** Three borders of signs are borders of stars too: one second inside, the star is certain. */
const WITHIN_DAYS = 1 / 86_400;
/** This far before a border, a search finds that border and not the one of the next month. */
const JUST_BEFORE_DAYS = 1 / 1440;
/** Shorter than any passage. */
const INTO_SIGN_DAYS = 1;
/** Some fifteen centuries of one sign, and about 10 MB. */
const KEPT_MAX = 20_000;

/** Passages do not depend on the caller, so each is searched once per ephemeris and ayanamsa. */
const kept = new WeakMap<Ephemeris, Map<Ayanamsa, MoonPassages>>();

/**
 * Returns the passages of the Moon through the signs. Borders are printed seconds, the same from wherever the search
 * starts, so a cached passage equals the result of a new search.
 * @accuracy 0.5 s, the rounding of every border
 */
export function moonPassagesOf(sky: Ephemeris, ayanamsa: Ayanamsa): MoonPassages {
  const ofSky = kept.get(sky) ?? new Map<Ayanamsa, MoonPassages>();
  kept.set(sky, ofSky);
  const passages = ofSky.get(ayanamsa) ?? searched(lightAnglesOf(sky, ayanamsa).moon);
  ofSky.set(ayanamsa, passages);
  return passages;
}

function searched(moon: GrowingAngle): MoonPassages {
  const found = new Map<string, MoonPassage>();

  function keep(name: string, passage: MoonPassage): MoonPassage {
    if (found.size >= KEPT_MAX) found.clear();
    found.set(name, passage);
    return passage;
  }

  return {
    at(jdUt) {
      const name = `on ${Math.floor(jdUt)}`;
      const known = found.get(name);
      if (known !== undefined && known.startJdUt <= jdUt && jdUt < known.endJdUt) return known;
      return keep(name, passageOf(moon, printedSpanAt(moon, 12, jdUt)));
    },
    next(signIndex, borderJdUt) {
      const name = `${signIndex} after ${borderJdUt}`;
      const known = found.get(name);
      if (known !== undefined) return known;
      const startJdUt = printedNextReach(moon, signIndex * 30, borderJdUt - JUST_BEFORE_DAYS);
      const endJdUt = printedNextReach(moon, (signIndex + 1) * 30, startJdUt + INTO_SIGN_DAYS);
      return keep(name, passageOf(moon, { index: signIndex, startJdUt, endJdUt }));
    },
  };
}

function passageOf(moon: GrowingAngle, { index, startJdUt, endJdUt }: Span): MoonPassage {
  const spans = printedSpansBetween(moon, 27, startJdUt + WITHIN_DAYS, endJdUt - WITHIN_DAYS);
  const stars = spans.map((star, place) => ({
    index: star.index,
    startJdUt: place === 0 ? startJdUt : star.startJdUt,
    endJdUt: place === spans.length - 1 ? endJdUt : star.endJdUt,
  }));
  return { signIndex: index, startJdUt, endJdUt, stars };
}
