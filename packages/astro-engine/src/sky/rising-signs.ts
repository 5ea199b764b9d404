import { arcDeg, normalizeDeg, RADIANS_PER_DEG, shortestArcDeg } from '../core/angle.ts';
import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { wholeSecond } from '../core/moment.ts';
import type { Span } from '../core/search.ts';

/** Rotation of the sky in a mean solar day. */
export const TURN_DEG_PER_DAY = 360.985_647_366;
/** Longest time until a degree of the zodiac rises again. */
export const SIDEREAL_DAY_DAYS = 360 / TURN_DEG_PER_DAY;
/** From this latitude to the poles some signs do not rise at all and others rise backwards. */
export const EVERY_SIGN_RISES_LATITUDE_DEG = 66.4;
const A_MOMENT_DAYS = 1e-6;

/** Rising times of a zodiac at a place. */
export type RisingZodiac = {
  /** Returns the first instant after another at which a degree of the zodiac rises, at the whole second. */
  nextRise(zodiacDeg: number, afterJdUt: number): number;
  /** Returns every equal part of the zodiac that rises between two instants, the first and the last one whole. */
  spansBetween(partCount: number, fromJdUt: number, untilJdUt: number): Span[];
};

export type Frame = { jdUt: number; armcDeg: number; obliquityDeg: number; ayanamsaDeg: number };

/**
 * Returns the sidereal time at which a degree of the ecliptic is on the eastern horizon; NaN if it never is.
 * @source oblique ascension, Surya Siddhanta 3.42–48
 */
export function risingArmcDeg({ obliquityDeg, ayanamsaDeg }: Frame, latitudeDeg: number, siderealDeg: number): number {
  const longitude = (siderealDeg + ayanamsaDeg) * RADIANS_PER_DEG;
  const [sine, cosine] = [Math.sin(longitude), Math.cos(longitude)];
  const ascension = Math.atan2(sine * Math.cos(obliquityDeg * RADIANS_PER_DEG), cosine);
  const declination = Math.asin(sine * Math.sin(obliquityDeg * RADIANS_PER_DEG));
  const difference = Math.asin(Math.tan(latitudeDeg * RADIANS_PER_DEG) * Math.tan(declination));
  return normalizeDeg((ascension - difference) / RADIANS_PER_DEG - 90);
}

/** @source the rising degree by spherical trigonometry, Meeus, Astronomical Algorithms ch. 14 */
function risingDeg(armcDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const [armc, obliquity] = [armcDeg * RADIANS_PER_DEG, obliquityDeg * RADIANS_PER_DEG];
  const down = Math.sin(armc) * Math.cos(obliquity) + Math.tan(latitudeDeg * RADIANS_PER_DEG) * Math.sin(obliquity);
  return normalizeDeg(Math.atan2(Math.cos(armc), -down) / RADIANS_PER_DEG);
}

const SECONDS_PER_DAY = 86_400;
/** Another ephemeris may have a different rotation of the Earth. If they disagree by more, it is called for each moment. */
const AGREEMENT_DEG = 1e-6;

/**
 * Returns a function for the tropical ascendant some seconds after a moment, by the formula from one sidereal time;
 * beyond 66.4° of latitude, with a choice between two points, by the ephemeris.
 * @accuracy equivalent to 0.05 s of time, within half a day
 */
export function ascendantAround(
  sky: Ephemeris,
  { jdUt, place }: { jdUt: number; place: GeoPlace },
): (seconds: number) => number {
  const { armcDeg, ascendantDeg } = sky.houses('whole_sign', jdUt, place);
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const byFormula = (seconds: number): number =>
    risingDeg(armcDeg + (seconds * TURN_DEG_PER_DAY) / SECONDS_PER_DAY, obliquityDeg, place.latitudeDeg);
  const isKnown =
    Math.abs(place.latitudeDeg) <= EVERY_SIGN_RISES_LATITUDE_DEG &&
    Math.abs(shortestArcDeg(byFormula(0), ascendantDeg)) < AGREEMENT_DEG;
  return isKnown
    ? byFormula
    : (seconds) => sky.houses('whole_sign', jdUt + seconds / SECONDS_PER_DAY, place).ascendantDeg;
}

/**
 * Returns the rising times of the zodiac at a place, by the formula of oblique ascension from one sidereal time a day.
 * The ascendant reaches a degree when that degree rises, so no search is needed.
 * @param ayanamsa null for the tropical zodiac
 * @returns null beyond 66.4° of latitude: signs rise backwards there or not at all
 * @accuracy 1 s
 */
export function risingZodiacOf(sky: Ephemeris, ayanamsa: Ayanamsa | null, place: GeoPlace): RisingZodiac | null {
  if (Math.abs(place.latitudeDeg) > EVERY_SIGN_RISES_LATITUDE_DEG) return null;
  const frames = new Map<number, Frame>();
  function frameAt(jdUt: number): Frame {
    const day = Math.round(jdUt);
    const known = frames.get(day);
    if (known !== undefined) return known;
    const { armcDeg } = sky.houses('whole_sign', day, place);
    const frame = {
      jdUt: day,
      armcDeg,
      obliquityDeg: sky.obliquityDeg(day),
      ayanamsaDeg: ayanamsa === null ? 0 : sky.ayanamsaDeg(ayanamsa, day),
    };
    frames.set(day, frame);
    return frame;
  }
  function nextRise(siderealDeg: number, afterJdUt: number): number {
    const frame = frameAt(afterJdUt);
    const nowDeg = frame.armcDeg + (afterJdUt - frame.jdUt) * TURN_DEG_PER_DAY;
    const waitDeg = arcDeg(nowDeg, risingArmcDeg(frame, place.latitudeDeg, siderealDeg));
    return wholeSecond(afterJdUt + waitDeg / TURN_DEG_PER_DAY);
  }
  return {
    nextRise,
    spansBetween(partCount, fromJdUt, untilJdUt) {
      const degOf = (index: number): number => ((((index % partCount) + partCount) % partCount) * 360) / partCount;
      const rises = Array.from({ length: partCount }, (_, index) => nextRise(degOf(index), fromJdUt + A_MOMENT_DAYS));
      let index = rises.indexOf(Math.min(...rises)) - 1;
      let startJdUt = nextRise(degOf(index), fromJdUt + A_MOMENT_DAYS - SIDEREAL_DAY_DAYS);
      const spans: Span[] = [];
      while (startJdUt < untilJdUt) {
        const endJdUt = nextRise(degOf(index + 1), startJdUt + A_MOMENT_DAYS);
        spans.push({ index: (index + partCount) % partCount, startJdUt, endJdUt });
        [index, startJdUt] = [index + 1, endJdUt];
      }
      return spans;
    },
  };
}
