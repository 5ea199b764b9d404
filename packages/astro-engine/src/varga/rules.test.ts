import { expect, test } from 'vitest';
import {
  always,
  byElement,
  byModality,
  byParity,
  cyclic,
  cyclicEvenReversed,
  listed,
  nth,
  own,
  type PartRule,
  somanatha,
  steady,
} from './rules.ts';

/** Signs of the parts of Aries, Taurus, Gemini and Cancer, reduced. */
const signsOf = (rule: PartRule, parts: number): number[][] =>
  [0, 1, 2, 3].map((signIndex) =>
    Array.from({ length: parts }, (_, partIndex) => (rule(signIndex, partIndex) + 120) % 12),
  );

test.each<[string, PartRule, number[][]]>([
  ['from the sign itself', steady(own), [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]],
  ['from the seventh, backward', steady(nth(7), -1), [[6, 5, 4], [7, 6, 5], [8, 7, 6], [9, 8, 7]]],
  ['by fives from Leo', steady(always(4), 4), [[4, 8, 0], [4, 8, 0], [4, 8, 0], [4, 8, 0]]],
  ['through the zodiac', cyclic(3), [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]],
  ['through the zodiac, even signs reversed', cyclicEvenReversed(3), [[0, 1, 2], [5, 4, 3], [6, 7, 8], [11, 10, 9]]],
  ['by Somanatha', somanatha(3), [[0, 1, 2], [11, 10, 9], [3, 4, 5], [8, 7, 6]]],
  ['by parity', byParity(steady(own), steady(nth(9))), [[0, 1, 2], [9, 10, 11], [2, 3, 4], [11, 0, 1]]],
  ['by modality', steady(byModality(own, nth(9), nth(5))), [[0, 1, 2], [9, 10, 11], [6, 7, 8], [3, 4, 5]]],
  ['by element', steady(byElement(0, 3, 6, 9)), [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]],
  ['as listed', listed([5, 7, 9]), [[5, 7, 9], [5, 7, 9], [5, 7, 9], [5, 7, 9]]],
])('parts count %s', (_how, rule, signs) => expect(signsOf(rule, 3)).toEqual(signs)); // prettier-ignore
