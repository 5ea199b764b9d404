import { nakshatraIndexOf, normalizeDeg, padaNumberOf, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import { DASHA_SYSTEMS } from '../dasha/systems.ts';
import { wholeSignHouseNumber } from '../sky/houses.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import type { Convention } from './convention.ts';
import type { Horizon, MomentReading, Sky } from './frame.ts';
import { agrees } from './shown/printed.ts';
import type { Measured, Shown, ShownKind } from './shown/shown.ts';

/** One reading of a birth: the instant, its sky and its horizon. `sky` is that of the chosen observer. */
export type Frame = { moment: MomentReading; sky: Sky; centre: Sky; horizon: Horizon };

const SYSTEM = DASHA_SYSTEMS.vimshottari;
const EPOCH_JD_UT = 2_440_587.5;
/** Programs print the day of a start by other clocks and other seconds of the Moon. */
const DAY_SLACK = 1;

/** Returns the longitude in the zodiac of a convention. */
export const zodiacDeg = (tropicalDeg: number, sky: Sky, { zodiac, equinox }: Convention): number =>
  normalizeDeg(
    tropicalDeg - sky.ayanamsaDeg(zodiac) + (equinox === 'mean' && zodiac !== 'tropical' ? sky.nutationDeg() : 0),
  );

const pointDeg = (point: Graha | 'lagna', frame: Frame, convention: Convention): number =>
  zodiacDeg(
    point === 'lagna' ? frame.horizon.ascendantDeg() : frame.sky.pointDeg(point, convention.node),
    frame.sky,
    convention,
  );

/** Returns the start of the great period of a lord in the cycle that contains the birth, years from birth. */
function startYearsOf(lord: Graha, moonDeg: number): number {
  const { rulerIndex, elapsedShare } = SYSTEM.birthShareOf(moonDeg);
  let startYears = -elapsedShare * rowAt(SYSTEM.rulers, rulerIndex).years;
  for (let place = 0; rowAt(SYSTEM.rulers, rulerIndex + place).lord !== lord; place += 1) {
    startYears += rowAt(SYSTEM.rulers, rulerIndex + place).years;
  }
  return startYears;
}

/** Returns the local day of an instant, counted from 1970-01-01. */
const dayOf = (jdUt: number, { offsetSeconds }: MomentReading): number =>
  Math.floor(jdUt - EPOCH_JD_UT + offsetSeconds / 86_400);

const steps = (computed: number, shown: number, count: number): number => {
  const ahead = (((computed - shown) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
};

type Measures = {
  [K in ShownKind]: (shown: Extract<Shown, { kind: K }>, frame: Frame, convention: Convention) => Measured;
};

const counted = (computed: number, shown: number, count: number): Measured => ({
  fits: computed === shown,
  difference: steps(computed, shown, count),
  computed,
});

const starDeg = (frame: Frame, convention: Convention): number => pointDeg(convention.star, frame, convention);

const MEASURES: Measures = {
  longitude: ({ point, angle }, frame, convention) => {
    const computed = pointDeg(point, frame, convention);
    const difference = shortestArcDeg(angle.value, computed);
    return { fits: agrees(angle, difference), difference, computed };
  },
  nakshatra: ({ nakshatraIndex }, frame, convention) =>
    counted(nakshatraIndexOf(starDeg(frame, convention)), nakshatraIndex, 27),
  pada: ({ padaNumber }, frame, convention) => counted(padaNumberOf(starDeg(frame, convention)), padaNumber, 4),
  dasha: ({ lord, from }, frame, convention) => {
    const years = startYearsOf(lord, pointDeg('moon', frame, convention));
    const { jdUt } = frame.moment;
    const start = dayOf(jdUt + years * convention.yearLengthDays, frame.moment);
    // Programs may print the birth itself as the start of the first period.
    const computed = years < 0 && from.fromDay >= frame.moment.dayCount - DAY_SLACK ? frame.moment.dayCount : start;
    const difference =
      computed < from.fromDay ? computed - from.fromDay : computed >= from.untilDay ? computed - from.untilDay + 1 : 0;
    return { fits: Math.abs(difference) <= DAY_SLACK, difference, computed };
  },
  tithi: ({ tithiIndexes }, frame, { tithiAt, sunrise }) => {
    const { pointDeg: degOf } = frame.centre;
    const atBirth = Math.floor(normalizeDeg(degOf('moon', 'mean') - degOf('sun', 'mean')) / 12);
    const computed = tithiAt === 'birth' ? atBirth : (frame.horizon.sunriseTithiIndex(sunrise) ?? Number.NaN);
    let difference = Number.NaN;
    for (const index of tithiIndexes) {
      const away = steps(computed, index, 30);
      if (!(Math.abs(away) >= Math.abs(difference))) difference = away;
    }
    return { fits: difference === 0, difference, computed };
  },
  sunrise: ({ clock }, frame, { sunrise }) => {
    const computed = frame.horizon.sunriseSecond(sunrise) ?? Number.NaN;
    const difference = computed - clock.value;
    return { fits: agrees(clock, difference), difference, computed };
  },
  ayanamsa: ({ deg }, frame, { zodiac }) => {
    const withNutation = frame.centre.ayanamsaDeg(zodiac);
    const values = [withNutation, withNutation - frame.centre.nutationDeg()]; // Programs print one or the other.
    const computed = values.find((value) => agrees(deg, value - deg.value)) ?? withNutation;
    return { fits: agrees(deg, computed - deg.value), difference: computed - deg.value, computed };
  },
  house: ({ graha, houseNumber }, frame, convention) => {
    const { sky, horizon } = frame;
    const { houses, node } = convention;
    const tropicalDeg = sky.pointDeg(graha, node);
    const computed =
      houses === 'whole_sign'
        ? wholeSignHouseNumber(
            signIndexOf(zodiacDeg(tropicalDeg, sky, convention)),
            signIndexOf(zodiacDeg(horizon.ascendantDeg(), sky, convention)),
          )
        : horizon.houseOf(tropicalDeg, houses);
    return counted(computed, houseNumber, 12);
  },
};

/**
 * Computes a shown value by one reading and one convention, and compares the two.
 * @accuracy that of the ephemeris; a dasha to the day, a sunrise to the second
 */
export function measure(shown: Shown, frame: Frame, convention: Convention): Measured {
  // Safe: the table has one function for each kind, and the kind selects it.
  const compute = MEASURES[shown.kind] as (shown: Shown, frame: Frame, convention: Convention) => Measured;
  return compute(shown, frame, convention);
}
