import { TITHIS } from '../../panchang/names.ts';
import { type Graha, GRAHA_IDS, POINTS } from '../../vocabulary/grahas.ts';
import { NAKSHATRAS } from '../../vocabulary/nakshatras.ts';
import { spelling } from './printed.ts';

const OTHER_STARS: readonly (readonly [string, number])[] = [
  ['Mrigashira', 4], ['Mrigasira', 4], ['Arudra', 5], ['Pushyami', 7], ['Aslesha', 8], ['Makha', 9], ['Pubba', 10], ['Poorva Phalguni', 10],
  ['P Phalguni', 10], ['U Phalguni', 11], ['Uttara', 11], ['Hastha', 12], ['Visakam', 15], ['Jyeshta', 17], ['Mula', 18], ['P Ashadha', 19],
  ['Poorvashada', 19], ['U Ashadha', 20], ['Uttarashada', 20], ['Sravanam', 21], ['Dhanishtha', 22], ['Shatabhishak', 23],
  ['Shatataraka', 23], ['Satabhishaj', 23], ['P Bhadrapada', 24], ['Purvabhadra', 24], ['U Bhadrapada', 25], ['Uttarabhadra', 25],
]; // prettier-ignore

const stars = new Map<string, number>(
  [...NAKSHATRAS.map(({ name }, index) => [name, index] as const), ...OTHER_STARS].map(([name, index]) => [
    spelling(name),
    index,
  ]),
);

/** Returns the nakshatra of a name in one of its spellings, or of a number 1 to 27; null if there is none. */
export function nakshatraNamed(text: string): number | null {
  const number = /^\s*(\d{1,2})\s*$/.exec(text);
  if (number === null) return stars.get(spelling(text)) ?? null;
  const count = Number(number[1]);
  return count >= 1 && count <= 27 ? count - 1 : null;
}

const OTHER_LORDS: readonly (readonly [string, Graha])[] = [
  ['Ravi', 'sun'], ['Soma', 'moon'], ['Mangal', 'mars'], ['Kuja', 'mars'], ['Brihaspati', 'jupiter'], ['Sani', 'saturn'],
]; // prettier-ignore

const lords = new Map<string, Graha>([
  ...GRAHA_IDS.flatMap((graha) =>
    [POINTS[graha].name, POINTS[graha].sanskrit, POINTS[graha].abbreviation].map(
      (name) => [spelling(name), graha] as const,
    ),
  ),
  ...OTHER_LORDS.map(([name, graha]) => [spelling(name), graha] as const),
]);

/** Returns the graha of an English or Sanskrit name or of its two letters; null if there is none. */
export const grahaNamed = (text: string): Graha | null => lords.get(spelling(text)) ?? null;

const PAKSHAS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:shukla|sukla|bright|waxing)\b/i, 0],
  [/\b(?:krishna|krsna|bahula|dark|waning)\b/i, 15],
];
const OTHER_TITHIS: readonly (readonly [string, number])[] = [
  ['Prathama', 0], ['Padyami', 0], ['Dvitiya', 1], ['Vidiya', 1], ['Shashti', 5], ['Dvadashi', 11], ['Poornima', 14], ['Full moon', 14], ['New moon', 29],
]; // prettier-ignore
const tithis = new Map<string, number>([
  ...TITHIS.map(({ name, paksha }, index) => [spelling(name), paksha === 'Shukla' ? index : index % 15] as const),
  [spelling('Amavasya'), 29],
  ...OTHER_TITHIS.map(([name, index]) => [spelling(name), index] as const),
]);

/**
 * Returns the tithis that a text may mean: `Shukla Navami` and `Krishna 9` are one, `Navami` is one of two, 24 the ninth
 * of the waning half. Returns null for another text.
 */
export function tithisNamed(text: string): readonly number[] | null {
  const paksha = PAKSHAS.find(([pattern]) => pattern.test(text));
  const rest = text.replace(/\bpaksha\b/i, ' ').replace(paksha?.[0] ?? /^$/, ' ');
  const number = /^\s*(\d{1,2})\s*$/.exec(rest);
  if (number !== null) {
    const tithiNumber = Number(number[1]);
    const isTithi = tithiNumber >= 1 && tithiNumber <= (paksha === undefined ? 30 : 15);
    return isTithi ? [tithiNumber - 1 + (paksha?.[1] ?? 0)] : null;
  }
  const index = tithis.get(spelling(rest));
  if (index === undefined) return null;
  if (index === 14 || index === 29) return [index];
  return paksha === undefined ? [index, index + 15] : [index + paksha[1]];
}
