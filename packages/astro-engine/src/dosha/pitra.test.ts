import { describe, expect, test } from 'vitest';
import { chartOf } from '../yoga/testing.ts';
import { hasPitraDosha, pitraEvidenceOf } from './pitra.ts';

// Aries rises: the ninth is Sagittarius, of Jupiter. The Moon in Leo: her ninth is Aries, of Mars. Nothing holds.
const PLAIN = 'As Ar, Su Ge, Mo Le, Ma Ge, Me Ge, Ju Cp, Ve Ge, Sa Aq, Ra Ta';
const found = (...moved: readonly string[]) =>
  pitraEvidenceOf(chartOf(PLAIN, ...moved))
    .filter(({ holds }) => holds)
    .map(({ rule, from, grahas, isStrong }) => [rule, from, grahas.join(' '), isStrong]);
const has = (...moved: readonly string[]) => hasPitraDosha(pitraEvidenceOf(chartOf(PLAIN, ...moved)));

describe('the evidence', () => {
  test('is none in a plain chart, though nine rules are looked at', () => {
    expect(found()).toEqual([]);
    expect(pitraEvidenceOf(chartOf(PLAIN))).toHaveLength(9);
    expect(pitraEvidenceOf(chartOf(PLAIN))[0]?.grahas).toEqual([]);
  });

  test('is the Sun with Rahu, Ketu or Saturn, strong in the ninth', () => {
    expect(found('Su Ta')).toEqual([['sun_with_rahu', null, 'sun rahu', false]]);
    expect(found('Su Sc')).toEqual([['sun_with_ketu', null, 'sun ketu', false]]);
    expect(found('Su Sg, Sa Sg')).toEqual([['sun_with_saturn', null, 'sun saturn', true]]);
  });

  test('is a node in the ninth from the ascendant or the Moon', () => {
    expect(found('Ra Sg', 'Su Vi')).toEqual([['node_in_ninth', 'ascendant', 'rahu', false], ['ninth_lord_with_node', 'moon', 'mars ketu', false]]); // prettier-ignore
    expect(found('Ra Li, Ma Cp')).toContainEqual(['node_in_ninth', 'moon', 'ketu', false]);
  });

  test('is the lord of the ninth with a node, or in the 6th, 8th or 12th', () => {
    expect(found('Ju Ta')).toEqual([['ninth_lord_with_node', 'ascendant', 'jupiter rahu', false]]);
    for (const sign of ['Vi', 'Pi']) expect(found(`Ju ${sign}`)).toEqual([['ninth_lord_in_dusthana', 'ascendant', 'jupiter', false]]);
    expect(found('Ma Cn')).toEqual([['ninth_lord_in_dusthana', 'moon', 'mars', false]]);
  }); // prettier-ignore
});

test('the narrow reading is the Sun with Rahu, or a node in the ninth from the ascendant or with its lord', () => {
  expect([has(), has('Su Ta'), has('Su Sc'), has('Ju Ta'), has('Ra Sg')]).toEqual([false, true, false, true, true]);
  expect([has('Ra Li, Ma Cp'), has('Ju Vi'), has('Sa Ge')]).toEqual([false, false, false]);
});
