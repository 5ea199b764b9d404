/** Numbers at which a reduction stops. */
export const MASTER_NUMBERS: ReadonlySet<number> = new Set([11, 22, 33]);

/** Sums that tradition calls karmic debts when a reduction passes through them. */
const KARMIC_DEBTS: ReadonlySet<number> = new Set([13, 14, 16, 19]);

export type Reduction = {
  /** From the number itself to the last one, each the digit sum of the previous one. */
  steps: readonly number[];
  /** The last step: 0 to 9, or 11, 22, 33 if masters are kept. */
  value: number;
  isMaster: boolean;
  /** 13, 14, 16 or 19, if it is among the steps. */
  karmicDebt: number | null;
};

/** Sum of the decimal digits. @param number whole, not negative */
export const digitSum = (number: number): number => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

/**
 * Adds the digits until one is left, or until the sum is a master number.
 * @param number whole, not negative; 0 gives 0
 * @param keepMasters false to continue to a single digit
 */
export function reduced(number: number, keepMasters = true): Reduction {
  const isLast = (step: number): boolean => step <= 9 || (keepMasters && MASTER_NUMBERS.has(step));
  const steps = [number];
  let value = number;
  while (!isLast(value)) {
    value = digitSum(value);
    steps.push(value);
  }
  const karmicDebt = steps.find((step) => KARMIC_DEBTS.has(step)) ?? null;
  return { steps, value, isMaster: MASTER_NUMBERS.has(value), karmicDebt };
}

/** Returns the single digit of a number, 11 → 2. */
export const singleDigit = (number: number): number => reduced(number, false).value;
