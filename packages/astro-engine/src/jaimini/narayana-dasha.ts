import { isInDebilitationSign, isInExaltationSign } from '../strength/dignity.ts';
import { type Graha, isPlanet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { countsForward, inARow, type SignDasha, yearsToLord } from './sign-dashas.ts';
import { type JaiminiChart, signIndexIn, strongerLordOf, strongerSignOf } from './stronger.ts';

/** Steps from the seed, in signs, by the nature of the seed: one by one, every sixth, or the trines of 1, 10, 7 and 4. */
const STEPS = {
  movable: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  fixed: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  dual: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
} as const;

const LIFE_YEARS = 120;
const NINTH = 8;

/** Returns the years to a lord, one more for an exalted lord and one less for a debilitated one. @returns 0 to 13 */
function yearsBy(signIndex: number, chart: JaiminiChart): (lord: Graha) => number {
  return (lord) => {
    const years = yearsToLord(signIndex, signIndexIn(chart, lord));
    if (!isPlanet(lord)) return years;
    const { longitudeDeg } = chart.placements[lord];
    return years + Number(isInExaltationSign(lord, longitudeDeg)) - Number(isInDebilitationSign(lord, longitudeDeg));
  };
}

/**
 * Computes Narayana dasha: from the stronger of the ascendant and the seventh, two cycles of signs; a sign with y years
 * in the first has 12 − y in the second.
 * @param chart sidereal, with the nine grahas
 * @returns periods until the age of 120
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 18, after Sanjay Rath
 */
export function narayanaDashaOf(chart: JaiminiChart): SignDasha {
  const lagna = chart.ascendant.signIndex;
  const { winner: seed, rule } = strongerSignOf([lagna, (lagna + 6) % 12], chart);
  const hasSaturn = signIndexIn(chart, 'saturn') === seed;
  const hasKetu = signIndexIn(chart, 'ketu') === seed;
  const isForward = hasSaturn || countsForward((seed + NINTH) % 12) !== hasKetu;
  const steps = hasSaturn ? STEPS.movable : STEPS[signAt(seed).modality];
  const first = steps.map((step) => {
    const signIndex = (seed + (isForward ? step : 12 - step)) % 12;
    const years = yearsBy(signIndex, chart);
    const lord = strongerLordOf(signIndex, chart, years).winner;
    return { signIndex, lord, years: years(lord) };
  });
  const second = first.map((sign) => ({ ...sign, years: Math.max(0, 12 - sign.years) }));
  const periods = inARow([...first, ...second]).filter(
    ({ years, fromAgeYears }) => years > 0 && fromAgeYears < LIFE_YEARS,
  );
  return { seedSignIndex: seed, seedRule: rule, isForward, periods };
}

/**
 * Returns the signs of the twelve equal parts of a Narayana period, from the stronger of two signs: of the lord of the
 * period’s sign and of the lord of the seventh from it. Forward from an odd sign, backward from an even one; Saturn
 * there makes it forward, Ketu reverses it.
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 18; one program agrees, so the order has a single source
 */
export function narayanaAntardashaSigns(signIndex: number, chart: JaiminiChart): number[] {
  const lordSignIndexOf = (sign: number): number => {
    const lord = strongerLordOf(sign, chart, yearsBy(sign, chart)).winner;
    return signIndexIn(chart, lord);
  };
  const pair = [lordSignIndexOf(signIndex), lordSignIndexOf((signIndex + 6) % 12)] as const;
  const start = pair[0] === pair[1] ? pair[0] : strongerSignOf(pair, chart).winner;
  const hasSaturn = signIndexIn(chart, 'saturn') === start;
  const isForward = (hasSaturn || signAt(start).parity === 'odd') !== (signIndexIn(chart, 'ketu') === start);
  return Array.from({ length: 12 }, (_, index) => (start + (isForward ? index : 12 - index)) % 12);
}
