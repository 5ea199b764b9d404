import type { CivilDate } from '../core/moment.ts';
import { digitSum, reduced, type Reduction, singleDigit } from './reduce.ts';

/**
 * Method of the life path sum: month, day and year each reduced and then added, every digit added, or the three added
 * unreduced. All agree on the single digit; they differ in the master numbers.
 */
export const LIFE_PATH_METHODS = ['components', 'all_digits', 'whole_numbers'] as const;
export type LifePathMethod = (typeof LIFE_PATH_METHODS)[number];

export type DateComponents = Readonly<Record<keyof CivilDate, Reduction>>;

const componentsOf = ({ year, month, day }: CivilDate, keepMasters: boolean): DateComponents => ({
  month: reduced(month, keepMasters),
  day: reduced(day, keepMasters),
  year: reduced(year, keepMasters),
});

/** The operands of a sum, and their total. */
export type DateSum = { operands: readonly number[]; total: Reduction };

const added = (operands: readonly number[]): DateSum => ({
  operands,
  total: reduced(operands.reduce((sum, operand) => sum + operand, 0)),
});

export type LifePath = DateSum & { components: DateComponents };

/**
 * Returns the life path number of a birth date.
 * @source Decoz, Numerology: reduce month, day and year, keep 11 and 22 in them, add, reduce
 */
export function lifePath(date: CivilDate, method: LifePathMethod = 'components'): LifePath {
  const components = componentsOf(date, true);
  const { month, day, year } = components;
  const operands = {
    components: [month.value, day.value, year.value],
    all_digits: [digitSum(date.month), digitSum(date.day), digitSum(date.year)],
    whole_numbers: [date.month, date.day, date.year],
  };
  return { components, ...added(operands[method]) };
}

/** Returns the personal year: birth month, birth day and the calendar year, each as a single digit. */
export function personalYear({ month, day }: CivilDate, year: number): LifePath & { cycleNumber: number } {
  const components = componentsOf({ month, day, year }, false);
  const sum = added([components.month.value, components.day.value, components.year.value]);
  return { components, ...sum, cycleNumber: singleDigit(sum.total.value) };
}

/** Ages in whole years; the last period has no end. */
export type Ages = { fromAge: number; toAge: number | null };

const PERIOD_YEARS = 9;
const FIRST_PERIOD_ENDS = 36;

/** Returns the four periods of life: the first ends at 36 minus the life path, the next two last nine years each. */
function periodsOf(date: CivilDate): readonly Ages[] {
  const firstEnds = FIRST_PERIOD_ENDS - singleDigit(lifePath(date).total.value);
  return [0, 1, 2, 3].map((index) => ({
    fromAge: index === 0 ? 0 : firstEnds + (index - 1) * PERIOD_YEARS + 1,
    toAge: index === 3 ? null : firstEnds + index * PERIOD_YEARS,
  }));
}

const singleDigitsOf = ({ year, month, day }: CivilDate) => ({
  month: singleDigit(month),
  day: singleDigit(day),
  year: singleDigit(year),
});

export type Pinnacle = Ages & DateSum;

/**
 * Returns the four pinnacles: month + day, day + year, the sum of these two, month + year. Operands are single digits,
 * results keep master numbers; the third adds the results of the first two.
 * @source the Pythagorean tradition as Decoz and Jordan print it
 */
export function pinnacles(date: CivilDate): readonly Pinnacle[] {
  const { month, day, year } = singleDigitsOf(date);
  const [first, second] = [added([month, day]), added([day, year])];
  const sums = [first, second, added([first.total.value, second.total.value]), added([month, year])];
  return withAges(sums, date);
}

export type Challenge = Ages & { operands: readonly number[]; value: number };

const difference = (one: number, other: number) => ({ operands: [one, other], value: Math.abs(one - other) });

/**
 * Returns the four challenges: the same pairs as the pinnacles, subtracted; 0 to 8, and never a master number.
 * @source the Pythagorean tradition as Decoz and Jordan print it
 */
export function challenges(date: CivilDate): readonly Challenge[] {
  const { month, day, year } = singleDigitsOf(date);
  const [first, second] = [difference(month, day), difference(day, year)];
  return withAges([first, second, difference(first.value, second.value), difference(month, year)], date);
}

function withAges<T extends object>(numbers: readonly T[], date: CivilDate): (T & Ages)[] {
  const periods = periodsOf(date);
  return numbers.map((number, index) => ({ ...number, ...(periods[index] ?? { fromAge: 0, toAge: null }) }));
}
