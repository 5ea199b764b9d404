import type { Chart } from '../chart/chart.ts';
import { isInExaltationSign } from '../strength/dignity.ts';
import { GRAHA_IDS, type Graha, isPlanet } from '../vocabulary/grahas.ts';
import { type Modality, signAt } from '../vocabulary/signs.ts';
import { advanceDegOf } from './karakas.ts';
import { aspectsByRasi } from './rasi-drishti.ts';

/** Rules that decide between two lords of a sign, in their order; `only_lord` for a sign with one lord. */
export const LORD_RULES = [
  'only_lord', 'other_is_in_sign', 'more_companions', 'jupiter_mercury_dispositor', 'exalted', 'modality', 'longer_period',
  'more_advanced', 'equal',
] as const; // prettier-ignore
export type LordRule = (typeof LORD_RULES)[number];

/** Rules that decide between two signs, in their order. */
export const SIGN_RULES = [
  'more_planets', 'jupiter_mercury_lord', 'exalted_planet', 'lord_in_other_parity', 'modality', 'lord_more_advanced', 'equal',
] as const; // prettier-ignore
export type SignRule = (typeof SIGN_RULES)[number];

/** The stronger of two, and the first rule that decided. */
export type Verdict<Of, Rule> = { winner: Of; rule: Rule };

export type JaiminiChart = Pick<Chart<Graha>, 'ascendant' | 'placements'>;

const SCORPIO = 7;
const AQUARIUS = 10;
const RANKS: Readonly<Record<Modality, number>> = { movable: 0, fixed: 1, dual: 2 };

/** Returns the lords of a sign: Mars and Ketu for Scorpio, Saturn and Rahu for Aquarius, one for the other ten. */
export function lordsOfSign(signIndex: number): readonly Graha[] {
  const { lord } = signAt(signIndex);
  if (signIndex === SCORPIO) return [lord, 'ketu'];
  return signIndex === AQUARIUS ? [lord, 'rahu'] : [lord];
}

export const signIndexIn = ({ placements }: JaiminiChart, graha: Graha): number => placements[graha].signIndex;

export const occupantsOfSign = (chart: JaiminiChart, signIndex: number): Graha[] =>
  GRAHA_IDS.filter((graha) => signIndexIn(chart, graha) === signIndex);

/** Returns the number of the given grahas that are in a sign or aspect it; a graha listed twice counts twice. */
const supportersOf = (chart: JaiminiChart, signIndex: number, grahas: readonly Graha[]): number =>
  grahas.filter((graha) => {
    const own = signIndexIn(chart, graha);
    return own === signIndex || aspectsByRasi(own, signIndex);
  }).length;

const isExaltedIn = (chart: JaiminiChart, graha: Graha): boolean =>
  isPlanet(graha) && isInExaltationSign(graha, chart.placements[graha].longitudeDeg);

/** Returns the winner by the first measure that differs. */
function decide<Of, Rule>(
  [one, other]: readonly [Of, Of],
  measures: readonly (readonly [rule: Rule, measure: (of: Of) => number])[],
): Verdict<Of, Rule> | null {
  for (const [rule, measure] of measures) {
    const difference = measure(one) - measure(other);
    if (difference !== 0) return { winner: difference > 0 ? one : other, rule };
  }
  return null;
}

export const advanceIn = (chart: JaiminiChart, graha: Graha): number =>
  advanceDegOf(graha, chart.placements[graha].longitudeDeg);

/** The common start of both comparisons of co-lords: rules 1 to 4. */
const lordMeasures = (chart: JaiminiChart): readonly (readonly [LordRule, (graha: Graha) => number])[] => [
  ['more_companions', (graha) => occupantsOfSign(chart, signIndexIn(chart, graha)).length],
  [
    'jupiter_mercury_dispositor',
    (graha) => {
      const sign = signIndexIn(chart, graha);
      return supportersOf(chart, sign, ['jupiter', 'mercury', signAt(sign).lord]);
    },
  ],
  ['exalted', (graha) => Number(isExaltedIn(chart, graha))],
  ['modality', (graha) => RANKS[signAt(signIndexIn(chart, graha)).modality]],
];

/**
 * Returns the lord of a sign that counts: for Scorpio and Aquarius the stronger of two.
 * @param yearsOf for dashas: the longer period decides before the degrees do
 * @returns the rule that decided; `only_lord` for the other ten signs
 * @source P.V.R. Narasimha Rao, Vedic Astrology 15.5, after Jaimini Upadesha Sutras 2.4
 */
export function strongerLordOf(
  signIndex: number,
  chart: JaiminiChart,
  yearsOf?: (lord: Graha) => number,
): Verdict<Graha, LordRule> {
  const [planet = 'sun', node] = lordsOfSign(signIndex);
  if (node === undefined) return { winner: planet, rule: 'only_lord' };
  const inside = [planet, node].filter((lord) => signIndexIn(chart, lord) === signIndex);
  if (inside.length === 1) return { winner: inside[0] === planet ? node : planet, rule: 'other_is_in_sign' };
  const found = decide<Graha, LordRule>(
    [planet, node],
    [
      ...lordMeasures(chart),
      ...(yearsOf === undefined ? [] : [['longer_period', yearsOf] as const]),
      ['more_advanced', (graha: Graha) => advanceIn(chart, graha)],
    ],
  );
  return found ?? { winner: planet, rule: 'equal' };
}

/**
 * Returns the stronger of two signs.
 * @returns the rule that decided; the first sign if no rule decides
 * @source P.V.R. Narasimha Rao, Vedic Astrology 15.5
 */
export function strongerSignOf(pair: readonly [number, number], chart: JaiminiChart): Verdict<number, SignRule> {
  const lordIn = (sign: number) => strongerLordOf(sign, chart).winner;
  const found = decide<number, SignRule>(pair, [
    ['more_planets', (sign) => occupantsOfSign(chart, sign).length],
    ['jupiter_mercury_lord', (sign) => supportersOf(chart, sign, ['jupiter', 'mercury', ...lordsOfSign(sign)])],
    ['exalted_planet', (sign) => Number(occupantsOfSign(chart, sign).some((graha) => isExaltedIn(chart, graha)))],
    ['lord_in_other_parity', (sign) => Number(signAt(signIndexIn(chart, lordIn(sign))).parity !== signAt(sign).parity)],
    ['modality', (sign) => RANKS[signAt(sign).modality]],
    ['lord_more_advanced', (sign) => advanceIn(chart, lordIn(sign))],
  ]);
  return found ?? { winner: pair[0], rule: 'equal' };
}
