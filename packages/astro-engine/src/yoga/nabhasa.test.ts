import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Graha, PLANETS, POINTS } from '../vocabulary/grahas.ts';
import { yogasOf } from './evaluate.ts';
import { NABHASA_SHAPES } from './nabhasa-shapes.ts';
import { NABHASA_YOGAS } from './nabhasa.ts';
import { chartOf } from './testing.ts';

const SIGN_CODES = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const SHAPE_NAMES = new Set(NABHASA_SHAPES.map(({ name }) => name));

/** The seven dealt out over houses in turn, with Gemini rising; Rahu anywhere, since nodes take no part. */
function dealt(houses: readonly number[], rahu = 'Cp'): string {
  const places = PLANETS.map((planet: Graha, index) => {
    const house = houses[index % houses.length] ?? 1;
    return `${POINTS[planet].abbreviation} ${SIGN_CODES[(house + 1) % 12]}`;
  });
  return ['As Ge', ...places, `Ra ${rahu}`].join(', ');
}

const nabhasaIn = (text: string): string[] =>
  yogasOf(chartOf(text)).flatMap(({ yoga, hasYoga }) => (hasYoga && yoga.group === 'nabhasa' ? [yoga.name] : []));

const run = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);

/** The figures with the houses that they fill. One planet elsewhere, or one empty house, breaks them. */
const FIGURES: readonly (readonly [string, readonly number[]])[] = [
  ['Gada', [1, 4]], ['Gada', [4, 7]], ['Gada', [7, 10]], ['Gada', [10, 1]],
  ['Shakata (Nabhasa)', [1, 7]], ['Vihaga', [4, 10]], ['Shringataka', [1, 5, 9]],
  ['Hala', [2, 6, 10]], ['Hala', [3, 7, 11]], ['Hala', [4, 8, 12]],
  ['Kamala', [1, 4, 7, 10]], ['Vapi', [2, 5, 8, 11]], ['Vapi', [3, 6, 9, 12]],
  ['Yupa', run(1, 4)], ['Shara', run(4, 4)], ['Shakti', run(7, 4)], ['Danda', run(10, 4)],
  ['Nauka', run(1, 7)], ['Kuta', run(4, 7)], ['Chhatra', run(7, 7)], ['Chapa', run(10, 7)],
  ...[2, 3, 5, 6, 8, 9, 11, 12].map((first) => ['Ardha-chandra', run(first, 7)] as const),
  ['Chakra', [1, 3, 5, 7, 9, 11]], ['Samudra', [2, 4, 6, 8, 10, 12]],
]; // prettier-ignore

/** Whether some houses are another figure of the same name. */
const isFigure = (name: string, houses: readonly number[]): boolean =>
  FIGURES.some(
    ([other, shape]) =>
      other === name && houses.length === shape.length && houses.every((house) => shape.includes(house)),
  );

test.each(FIGURES)('%s fills the houses %j', (name, houses) => {
  expect(nabhasaIn(dealt(houses))).toContain(name);
  const rest = houses.slice(1);
  expect(nabhasaIn(dealt(rest))).not.toContain(name); // One house empty.
  const others = run(1, 12).filter((house) => !houses.includes(house) && !isFigure(name, [...rest, house]));
  for (const house of others) expect(nabhasaIn(dealt([...rest, house]))).not.toContain(name); // One planet elsewhere.
  expect(others.length).toBeGreaterThan(0);
});

test('every figure is tried', () => {
  const akritis = NABHASA_SHAPES.filter(({ rule }) => rule.includes('each of them occupied')).map(({ name }) => name);
  expect(new Set(FIGURES.map(([name]) => name))).toEqual(new Set(akritis));
});

test.each([
  ['Yuga', [2, 6]],
  ['Shoola', [2, 3, 6]],
  ['Kedara', [2, 3, 4, 6]],
  ['Pasha', [2, 3, 4, 5, 7]],
  ['Dama', [2, 3, 4, 5, 6, 8]],
  ['Veena', [2, 3, 4, 5, 6, 7, 9]],
] as const)('%s is the number of the signs in %j, where they make no figure', (name, houses) => {
  expect(nabhasaIn(dealt(houses))).toEqual([name]);
});

test.each([
  ['Yuga', [1, 4]],
  ['Shoola', [1, 5, 9]],
  ['Kedara', [1, 4, 7, 10]],
  ['Dama', [1, 3, 5, 7, 9, 11]],
  ['Veena', run(1, 7)],
] as const)('%s gives way to the figure of %j', (name, houses) => {
  expect(nabhasaIn(dealt(houses))).not.toContain(name);
  expect(nabhasaIn(dealt(houses)).length).toBeGreaterThan(0);
});

test('Gola never stands alone: seven in one sign are all in movable, fixed or dual signs', () => {
  for (const house of run(1, 12)) {
    const found = nabhasaIn(dealt([house]));
    expect(found).not.toContain('Gola');
    expect(found.some((name) => ['Rajju', 'Musala', 'Nala'].includes(name))).toBe(true);
  }
});

test('there are 32 Nabhasa yogas', () => expect(NABHASA_YOGAS).toHaveLength(32));

test('every chart has a figure, or else exactly one yoga of number, wherever the nodes are', () => {
  const house = fc.integer({ min: 1, max: 12 });
  const rahu = fc.constantFrom(...SIGN_CODES);
  fc.assert(
    fc.property(fc.array(house, { minLength: 7, maxLength: 7 }), rahu, rahu, (houses, oneRahu, otherRahu) => {
      const names = nabhasaIn(dealt(houses, oneRahu));
      const figures = names.filter((name) => SHAPE_NAMES.has(name));
      expect(names.length - figures.length).toBe(figures.length === 0 ? 1 : 0);
      const akritiOf = (found: string[]) => found.filter((name) => FIGURES.some(([figure]) => figure === name));
      expect(akritiOf(nabhasaIn(dealt(houses, otherRahu)))).toEqual(akritiOf(names));
    }),
  );
});
