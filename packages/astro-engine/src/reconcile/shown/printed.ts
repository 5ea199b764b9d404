/**
 * A number as another program printed it. Programs round or cut off at the last digit, so the computed number may be up
 * to half a step less and up to a step more.
 */
export type PrintedNumber = { value: number; below: number; above: number };

/**
 * Returns the numbers that may have been printed as this one.
 * @param step value of one unit of the last printed digit
 * @param slack difference that two correct programs may have, in the unit of the number
 */
export const printedNumber = (value: number, step: number, slack: number): PrintedNumber => ({
  value,
  below: step / 2 + slack,
  above: step + slack,
});

/** Whether a computed number may have been printed as this one. @param difference computed less printed */
export const agrees = ({ below, above }: PrintedNumber, difference: number): boolean =>
  difference >= -below && difference < above;

/** Returns the value of one unit of the last digit of a decimal: `23.85` → 0.01. */
export const stepOf = (digits: string): number => 10 ** -(digits.split('.')[1]?.length ?? 0);

/** Returns a name by which spellings of one Sanskrit word are the same: `Aswini`, `Ashvini` and `ASHWINI`. */
export const spelling = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/([sdtbpkgc])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/(?:am|[am])$/, '');
