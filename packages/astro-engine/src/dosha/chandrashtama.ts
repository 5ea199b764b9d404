import { EphemerisRangeError } from '../ephemeris.ts';
import { printedNextReach, printedSpanAt, printedSpansBetween } from '../printed.ts';
import type { GrowingAngle, Span } from '../search.ts';
import { countFrom } from '../vocabulary/cycle.ts';

const CHANDRASHTAMA_HOUSE = 8;

/** The sign of the Moon's transit that is the eighth from a natal Moon sign: 0 = Aries. */
export const eighthSignFrom = (natalSignIndex: number): number => (natalSignIndex + CHANDRASHTAMA_HOUSE - 1) % 12;

/** The natal Moon sign for which a transit sign is the eighth. */
export const affectedSignOf = (transitSignIndex: number): number =>
  (transitSignIndex - CHANDRASHTAMA_HOUSE + 1 + 12) % 12;

/**
 * Which star counted from the birth star hurts most.
 * @source 17: Tamil texts, and by arithmetic for padas 2 to 4; 16: other texts, and by arithmetic for pada 1
 */
export const PEAK_STARS = [17, 16] as const;
export type PeakStar = (typeof PEAK_STARS)[number];

/** What is read of a birth. */
export type NatalMoon = { signIndex: number; nakshatraIndex: number };

/** The time that the Moon spends in a star within one sign. */
export type StarSpan = Span & { isPeak: boolean };

/** A sign transit of the Moon, half-open, with the two or three stars that it passes. */
export type MoonTransit = { signIndex: number; startJdUt: number; endJdUt: number; stars: readonly StarSpan[] };

/** Three borders of signs are borders of stars too: a second within, there is no doubt which star it is. */
const WITHIN_DAYS = 1 / 86_400;

function transitOf(moon: GrowingAngle, sign: Span, natal: NatalMoon, peakStar: PeakStar): MoonTransit {
  const { index, startJdUt, endJdUt } = sign;
  const spans = printedSpansBetween(moon, 27, startJdUt + WITHIN_DAYS, endJdUt - WITHIN_DAYS);
  const stars = spans.map((star, place) => ({
    index: star.index,
    startJdUt: place === 0 ? startJdUt : star.startJdUt,
    endJdUt: place === spans.length - 1 ? endJdUt : star.endJdUt,
    isPeak: countFrom(natal.nakshatraIndex, star.index, 27) === peakStar,
  }));
  return { signIndex: index, startJdUt, endJdUt, stars };
}

/** The sign transit of the Moon that holds an instant. @param moon sidereal longitude @accuracy 0.5 s, the rounding of both ends */
export const moonTransitAt = (moon: GrowingAngle, natal: NatalMoon, jdUt: number, peakStar: PeakStar): MoonTransit =>
  transitOf(moon, printedSpanAt(moon, 12, jdUt), natal, peakStar);

/** Before a border by this much, a search finds that border and not the one of next month. */
const JUST_BEFORE_DAYS = 1 / 1440;
/** Shorter than any sign transit of the Moon. */
const INTO_SIGN_DAYS = 1;

/**
 * The sign transits in which the Moon passes the eighth sign from the natal one: about thirteen a year, two and a quarter
 * days each. One that runs at the start of the interval is given whole, and so is one that runs at its end.
 * @param moon sidereal longitude, as `lightAnglesOf` has it
 * @returns the sign transits, up to where the ephemeris ends; `leftEphemeris` says that it ended first
 * @accuracy 0.5 s, the rounding of both ends
 */
export function chandrashtamasBetween(
  moon: GrowingAngle,
  natal: NatalMoon,
  fromJdUt: number,
  untilJdUt: number,
  peakStar: PeakStar,
): { transits: MoonTransit[]; leftEphemeris: boolean } {
  const eighth = eighthSignFrom(natal.signIndex);
  const transits: MoonTransit[] = [];
  try {
    const first = printedSpanAt(moon, 12, fromJdUt);
    if (first.index === eighth) transits.push(transitOf(moon, first, natal, peakStar));
    let searchedJdUt = first.endJdUt;
    for (;;) {
      const startJdUt = printedNextReach(moon, eighth * 30, searchedJdUt - JUST_BEFORE_DAYS);
      if (startJdUt >= untilJdUt) return { transits, leftEphemeris: false };
      const endJdUt = printedNextReach(moon, (eighth + 1) * 30, startJdUt + INTO_SIGN_DAYS);
      transits.push(transitOf(moon, { index: eighth, startJdUt, endJdUt }, natal, peakStar));
      searchedJdUt = endJdUt;
    }
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    return { transits, leftEphemeris: true };
  }
}
