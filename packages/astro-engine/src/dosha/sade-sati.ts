import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import { saturnSignTransits, type SignTransit } from '../sky/sign-transits.ts';
import { countFrom } from '../vocabulary/cycle.ts';

/** The name of Saturn's transit in a house from the natal Moon. */
export type SaturnPhase = { kind: 'sade_sati' | 'panoti'; name: string };

/**
 * Saturn in the sign before, at and after the natal Moon is sade sati, seven and a half years in total. In the fourth
 * and the eighth he makes a panoti of two and a half years, which is not part of it.
 * @source common practice; the name of the fourth as Telugu, Tamil and Bengali almanacs have it (also Kantaka, Dhaiya)
 */
export const SATURN_PHASES: Readonly<Record<number, SaturnPhase>> = {
  12: { kind: 'sade_sati', name: 'Rising' },
  1: { kind: 'sade_sati', name: 'Peak' },
  2: { kind: 'sade_sati', name: 'Setting' },
  4: { kind: 'panoti', name: 'Ardhashtama Shani' },
  8: { kind: 'panoti', name: 'Ashtama Shani' },
};

export type SaturnTransit = SignTransit & {
  /** House of Saturn, counted from the natal Moon's sign. */
  houseNumber: number;
  /** null in the other seven houses. */
  phase: SaturnPhase | null;
};

const transitOf = (transit: SignTransit, moonSignIndex: number): SaturnTransit => {
  const houseNumber = countFrom(moonSignIndex, transit.signIndex, 12);
  return { ...transit, houseNumber, phase: SATURN_PHASES[houseNumber] ?? null };
};

/**
 * Returns Saturn's transits through the signs within an interval, with the phase of each for a natal Moon.
 * @param moonSignIndex of the natal Moon, 0 = Aries
 * @throws EphemerisRangeError if the interval begins outside the ephemeris; if it ends outside, the last end is null
 * @accuracy 0.5 s, the rounding to the printed second
 */
export const saturnTransits = (
  sky: Ephemeris,
  ayanamsa: Ayanamsa,
  moonSignIndex: number,
  fromJdUt: number,
  untilJdUt: number,
): SaturnTransit[] =>
  saturnSignTransits(sky, ayanamsa, fromJdUt, untilJdUt).map((transit) => transitOf(transit, moonSignIndex));
