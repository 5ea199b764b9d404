import { normalizeDeg } from '../../core/angle.ts';
import { SIGNS } from '../../vocabulary/signs.ts';
import { type PrintedNumber, printedNumber, spelling, stepOf } from './printed.ts';

/** Two good programs print positions of one instant within this: other ephemerides, other Delta T. */
const SLACK_DEG = 2.5 / 3600;

/** Abbreviations of two letters, as Jagannatha Hora prints them. `Ca` may be Cancer or Capricorn and is refused. */
export const TWO_LETTERS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const OTHER_NAMES: readonly (readonly [string, number])[] = [
  ['Rishabha', 1], ['Kataka', 3], ['Karkata', 3], ['Kark', 3], ['Sinh', 4], ['Thula', 6], ['Vrishchik', 7], ['Dhanus', 8], ['Sa', 8],
  ['Makar', 9], ['Mina', 11],
]; // prettier-ignore
const GLYPHS = '♈♉♊♋♌♍♎♏♐♑♒♓';

const NAMES: readonly (readonly [string, number])[] = [
  ...SIGNS.flatMap(({ name, sanskrit }, index) => [[name, index] as const, [sanskrit, index] as const]),
  ...OTHER_NAMES,
].map(([name, index]) => [spelling(name), index]);
const EXACT = new Map<string, number>([
  ...NAMES,
  ...TWO_LETTERS.map((name, index) => [name.toLowerCase(), index] as const),
  ...[...GLYPHS].map((glyph, index) => [glyph, index] as const),
]);

/** Returns the sign of a name, an abbreviation of three letters or more, or a glyph; null if it is none or several. */
export function signNamed(text: string): number | null {
  const exact = EXACT.get(text.toLowerCase()) ?? EXACT.get(spelling(text));
  if (exact !== undefined) return exact;
  if (text.length < 3) return null;
  const begun = new Set(NAMES.filter(([name]) => name.startsWith(spelling(text))).map(([, index]) => index));
  const [only] = begun;
  return begun.size === 1 && only !== undefined ? only : null;
}

const UNITS = new Set(['d', 'm', 's', 'deg', 'degrees', 'min', 'sec', 'r', 'rx', 'retrograde']);
const PUNCTUATION = /^[\s°'"\u2032\u2033\u2019\u201D:,()\-/]*$/u;
const WORD = /[A-Za-z]+|[\u2648-\u2653]/gu;
const NUMBER = /\d+(?:\.\d+)?/g;
/** A minus before a degree; between two numbers the same character separates them: `12-30`. */
const NEGATIVE = /^\s*-\s*\d|\s-\d/;

/** Degrees, minutes and seconds; only the last may have a fraction. Returns null for another form. */
function degreesOf(numbers: readonly string[]): { deg: number; stepDeg: number } | null {
  if (numbers.length > 3) return null;
  const isFraction = numbers.slice(0, -1).some((part) => part.includes('.'));
  const isOver = numbers.slice(1).some((part) => Number(part) >= 60);
  if (isFraction || isOver) return null;
  const unitDeg = 60 ** -(numbers.length - 1);
  const deg = numbers.reduce((sum, part, index) => sum + Number(part) / 60 ** index, 0);
  return { deg, stepDeg: stepOf(numbers.at(-1) ?? '0') * unitDeg };
}

/** A longitude as printed; `isSignOnly` if no degree was given. */
export type PrintedAngle = PrintedNumber & { isSignOnly: boolean };

/**
 * Reads a longitude as programs print it: `23°17' Aquarius`, `23Aq17`, `Aq 23:17:05`, `323.28`, `Virgo`, `Kanya`.
 * The last printed digit is its tolerance.
 * @returns null for another form, a negative degree, a degree over 30 in a sign, or a minute over 59
 */
export function printedAngle(text: string): PrintedAngle | null {
  const words = (text.match(WORD) ?? []).filter((word) => !UNITS.has(word.toLowerCase()));
  const rest = text
    .replaceAll(/\p{Variation_Selector}/gu, '')
    .replaceAll(WORD, ' ')
    .replaceAll(NUMBER, ' ');
  if (!PUNCTUATION.test(rest) || NEGATIVE.test(text)) return null;
  const signs = new Set(words.map(signNamed));
  const [signIndex] = signs;
  if (signs.size > 1 || signIndex === null) return null;
  const numbers = text.match(NUMBER) ?? [];
  if (numbers.length === 0) {
    if (signIndex === undefined) return null;
    return { value: signIndex * 30 + 15, below: 15 + SLACK_DEG, above: 15 + SLACK_DEG, isSignOnly: true };
  }
  const found = degreesOf(numbers);
  if (found === null || found.deg >= (signIndex === undefined ? 360 : 30)) return null;
  const value = normalizeDeg((signIndex ?? 0) * 30 + found.deg);
  return { ...printedNumber(value, found.stepDeg, SLACK_DEG), isSignOnly: false };
}
