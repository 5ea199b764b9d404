import { EphemerisRangeError } from '../core/ephemeris.ts';
import type { Span } from '../core/search.ts';
import type { MoonPassage, MoonPassages } from '../sky/moon-passages.ts';
import { countFrom } from '../vocabulary/cycle.ts';

const CHANDRASHTAMA_HOUSE = 8;

/** Returns the transit sign of the Moon that is the eighth from a natal Moon sign: 0 = Aries. */
export const eighthSignFrom = (natalSignIndex: number): number => (natalSignIndex + CHANDRASHTAMA_HOUSE - 1) % 12;

/** Returns the natal Moon sign for which a transit sign is the eighth. */
export const affectedSignOf = (transitSignIndex: number): number =>
  (transitSignIndex - CHANDRASHTAMA_HOUSE + 1 + 12) % 12;

/**
 * The most harmful nakshatra, counted from the birth nakshatra.
 * @source 17: Tamil texts, and by arithmetic for padas 2 to 4; 16: other texts, and by arithmetic for pada 1
 */
export const PEAK_STARS = [17, 16] as const;
export type PeakStar = (typeof PEAK_STARS)[number];

/** The Moon at birth. */
export type NatalMoon = { signIndex: number; nakshatraIndex: number };

/** The time that the Moon spends in a nakshatra within one sign. */
export type StarSpan = Span & { isPeak: boolean };

/** A sign transit of the Moon, half-open, with the two or three nakshatras that it passes. */
export type MoonTransit = { signIndex: number; startJdUt: number; endJdUt: number; stars: readonly StarSpan[] };

const transitOf = ({ stars, ...passage }: MoonPassage, natal: NatalMoon, peakStar: PeakStar): MoonTransit => ({
  ...passage,
  stars: stars.map((star) => ({ ...star, isPeak: countFrom(natal.nakshatraIndex, star.index, 27) === peakStar })),
});

/** Returns the sign transit of the Moon that contains an instant. @accuracy 0.5 s, the rounding of both ends */
export const moonTransitAt = (moon: MoonPassages, natal: NatalMoon, jdUt: number, peakStar: PeakStar): MoonTransit =>
  transitOf(moon.at(jdUt), natal, peakStar);

/**
 * Returns the sign transits of the Moon through the eighth sign from the natal one: about thirteen a year, two and a
 * quarter days each. Transits that touch the start or the end of the interval are returned whole.
 * @param moon the Moon's passages from `moonPassagesOf`
 * @returns the sign transits, up to the end of the ephemeris; `leftEphemeris` is true if it ended first
 * @accuracy 0.5 s, the rounding of both ends
 */
export function chandrashtamasBetween(
  moon: MoonPassages,
  natal: NatalMoon,
  fromJdUt: number,
  untilJdUt: number,
  peakStar: PeakStar,
): { transits: MoonTransit[]; leftEphemeris: boolean } {
  const eighth = eighthSignFrom(natal.signIndex);
  const transits: MoonTransit[] = [];
  try {
    const first = moon.at(fromJdUt);
    if (first.signIndex === eighth) transits.push(transitOf(first, natal, peakStar));
    let searchedJdUt = first.endJdUt;
    for (;;) {
      const passage = moon.next(eighth, searchedJdUt);
      if (passage.startJdUt >= untilJdUt) return { transits, leftEphemeris: false };
      transits.push(transitOf(passage, natal, peakStar));
      searchedJdUt = passage.endJdUt;
    }
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    return { transits, leftEphemeris: true };
  }
}
