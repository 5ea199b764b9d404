import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import { combinationsOf, yogaStrengthOf } from './strength.ts';
import { chartOf } from './testing.ts';
import { evidence } from './yoga.ts';

// Aries rises, and each planet is in the 2nd, 3rd or 11th, which count neither for nor against it.
const PLAIN = 'As Ar, Su Ge 1, Mo Ge, Ma Ge, Me Aq, Ju Aq, Ve Aq, Sa Ge, Ra Ta';
const strengthOf = (planets: Parameters<typeof yogaStrengthOf>[1], ...moved: readonly string[]) =>
  yogaStrengthOf(factsOf(chartOf(PLAIN, ...moved)), planets);

describe('the strength of a yoga', () => {
  test('is 0 and medium where nothing speaks for its planets or against them', () => {
    expect(strengthOf(['jupiter', 'moon'])).toEqual({ grade: 'medium', score: 0, reasons: [] });
    expect(strengthOf([])).toEqual({ grade: 'medium', score: 0, reasons: [] });
  });

  test.each([
    ['jupiter', 'Ju Sg', 2, 'Jupiter: in its own or exaltation sign, in a kendra or trikona.'],
    ['jupiter', 'Ju Le', 1, 'Jupiter: in a kendra or trikona.'],
    ['jupiter', 'Ju Pi', 0, 'Jupiter: in its own or exaltation sign, in the 6th, 8th or 12th.'],
    ['jupiter', 'Ju Cp', 0, 'Jupiter: in a kendra or trikona, debilitated.'],
    ['venus', 'Ve Vi', -2, 'Venus: debilitated, in the 6th, 8th or 12th.'],
    ['jupiter', 'Ju Ge 5', -1, 'Jupiter: combust.'],
    ['rahu', 'Ra Vi', -1, 'Rahu: in the 6th, 8th or 12th.'],
    ['ketu', 'Ra Cp', 1, 'Ketu: in a kendra or trikona.'],
    ['mercury', 'Me Vi', 0, 'Mercury: in its own or exaltation sign, in the 6th, 8th or 12th.'],
    ['jupiter', 'Su Vi 1, Ju Vi 5', -2, 'Jupiter: combust, in the 6th, 8th or 12th.'],
  ] as const)('of %s at %s is %i', (graha, moved, score, reason) => {
    expect(strengthOf([graha], moved)).toMatchObject({ score, reasons: [reason] });
  });

  test('is the mean of its planets: strong from 1, weak below 0', () => {
    expect(strengthOf(['jupiter', 'moon'], 'Ju Sg')).toMatchObject({ score: 1, grade: 'strong' });
    expect(strengthOf(['jupiter', 'moon'], 'Ju Le')).toMatchObject({ score: 0.5, grade: 'medium' });
    expect(strengthOf(['jupiter', 'venus'], 'Ju Ge 5')).toMatchObject({ score: -0.5, grade: 'weak' });
  });
});

describe('the sets of planets that make a yoga', () => {
  const facts = factsOf(chartOf(PLAIN, 'Ju Sg', 'Ve Vi'));

  test('are one, without a note, where no sets are listed', () => {
    expect(combinationsOf(facts, evidence(['jupiter', 'venus']))).toMatchObject([
      { planets: ['jupiter', 'venus'], note: null, strength: { score: 0 } },
    ]);
  });

  test('come with the strongest first', () => {
    const combinations = [
      { planets: ['venus'], note: 'one' },
      { planets: ['jupiter'], note: 'two' },
      { planets: ['moon'], note: 'three' },
    ] as const;
    const found = combinationsOf(facts, evidence(['venus', 'jupiter', 'moon'], { combinations }));
    expect(found.map(({ note, strength }) => [note, strength.score])).toEqual([
      ['two', 2],
      ['three', 0],
      ['one', -2],
    ]);
  });
});
