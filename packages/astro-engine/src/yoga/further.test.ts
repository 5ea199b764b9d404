import { expect, test } from 'vitest';
import { ALL_YOGAS, judgedYogas, YOGAS } from './evaluate.ts';
import { factsOf } from './facts.ts';
import { row } from './further-terms.ts';
import { YOGA_SHARES } from './shares.ts';
import { combinationsOf } from './strength.ts';
import { chartOf } from './testing.ts';

const QUIET = 'As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Sg, Sa Sg, Ra Cp';
const found = (name: string, ...texts: string[]) =>
  judgedYogas(factsOf(chartOf(QUIET, ...texts)), ALL_YOGAS).find(({ yoga }) => yoga.name === name);

test('each yoga has one name, and every measured share belongs to one', () => {
  const names = new Set(ALL_YOGAS.map(({ name }) => name));
  expect(names.size).toBe(ALL_YOGAS.length);
  expect(Object.keys(YOGA_SHARES).filter((name) => !names.has(name))).toEqual([]);
});

test('adding a yoga is one row', () => {
  const added = row('Test', 'major', 'The Sun is in the ninth.', 'this test', ({ houses }) =>
    houses.ascendant.sun === 9 ? ['sun'] : null,
  );
  const facts = factsOf(chartOf(QUIET));
  const judged = judgedYogas(facts, [...YOGAS, added]).at(-1);
  expect(judged).toMatchObject({ hasYoga: true, yoga: { name: 'Test' }, evidence: { planets: ['sun'] } });
  expect(judged?.evidence && combinationsOf(facts, judged.evidence)).toMatchObject([{ strength: { grade: 'strong' } }]);
});

/** Name, changes of the quiet chart that make it, and the change that breaks it again. */
test.each([
  ['Guru-Mangala', '', 'Ma Sc'],
  ['Khadga', 'Mo Aq, Sa Cn, Me Ge', 'Mo Le'],
  ['Shiva', 'Ve Aq, Sa Pi, Ju Li', 'Ju Ar'],
  ['Amsavatara', 'Ju Cn, Ve Cp, Sa Li, As Cn', 'Sa Sg'],
  ['Lagna-Karma', 'Me Pi, Ju Ge', 'Ju Ar'],
  ['Dur', 'Ju Sc', 'Ju Ar'],
  ['Trilochana', 'Su Ar, Mo Le, Ma Sg', 'Ma Sc'],
  ['Panchama-Bhagya', '', 'Ve Sc'],
  ['Pravrajya', 'Su Aq, Me Aq, Ve Aq, Sa Aq', 'Sa Sg'],
  ['Shubha', 'Ju Ge', 'Ju Ge, Ma Ge'],
  ['Ashubha', 'Ma Ge', 'Ma Ge, Ju Ge'],
  ['Malika', 'Su Ge, Mo Cn, Ma Le, Me Vi, Ju Li, Ve Sc, Sa Sg', 'Sa Cp'],
])('%s is there with %s and not after %s', (name, made, broken) => {
  const texts = made === '' ? [] : [made];
  expect(found(name, ...texts)?.hasYoga).toBe(true);
  expect(found(name, ...texts, broken)?.hasYoga).toBe(false);
});

test('a yoga of many ties gives each tie its own strength, the strongest first', () => {
  const facts = factsOf(chartOf(QUIET, 'Ju Sg'));
  const raja = judgedYogas(facts, ALL_YOGAS).find(({ yoga }) => yoga.name === 'Raja');
  const combinations = raja?.evidence ? combinationsOf(facts, raja.evidence) : [];
  expect(combinations.length).toBeGreaterThan(1);
  for (const { planets, note } of combinations) expect([planets.length, note]).toEqual([2, expect.any(String)]);
  const scores = combinations.map(({ strength }) => strength.score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('a fallen planet in the sixth is weak, an exalted one in a kendra strong', () => {
  const strengthIn = (text: string) => {
    const facts = factsOf(chartOf(QUIET, text));
    const judged = judgedYogas(facts, ALL_YOGAS).find(({ yoga }) => yoga.name === 'Sada-sanchara');
    return judged?.evidence && combinationsOf(facts, judged.evidence)[0]?.strength;
  };
  expect(strengthIn('Me Cp, Sa Pi')).toMatchObject({ grade: 'weak', reasons: ['Mercury: in the 6th, 8th or 12th.'] });
});
