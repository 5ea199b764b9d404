import { describe, expect, test } from 'vitest';
import { reductionOf, type ReductionRules } from './reduction.ts';

// Signs from Aries. Phaladeepika ch. 24: each sign of a trine loses the least of the three; of the two signs of one
// lord, an empty one beside an occupied one keeps nothing unless it has more.
const RULES: ReductionRules = { ekadhipatya: 'equalise', occupancy: 'planets', virgoMultiplier: 5 };
/** All in Cancer but those that a test moves: the signs of Mars, Venus, Mercury, Jupiter and Saturn are empty. */
const SIGNS = { sun: 3, moon: 3, mars: 3, mercury: 3, jupiter: 3, venus: 3, saturn: 3, ascendant: 3 };
/**
 * Bindus of Aries and Scorpio, the signs of Mars; each trine has a sign with nothing, so the trikona reduction changes
 * nothing.
 */
const afterLord = (aries: number, scorpio: number, signs: Partial<typeof SIGNS> = {}, rules: Partial<ReductionRules> = {}) => {
  const bindus = [aries, 0, 0, 0, 0, 0, 0, scorpio, 0, 0, 0, 0];
  const { afterEkadhipatya } = reductionOf(bindus, { ...SIGNS, ...signs }, { ...RULES, ...rules });
  return [afterEkadhipatya[0], afterEkadhipatya[7]];
}; // prettier-ignore

test('by trines each sign loses what the least of the three has', () => {
  const { afterTrikona } = reductionOf([5, 3, 4, 6, 2, 7, 4, 6, 3, 1, 0, 8], SIGNS, RULES);
  expect(afterTrikona).toEqual([3, 2, 4, 0, 0, 6, 4, 0, 1, 0, 0, 2]);
});

describe('of the two signs of a lord', () => {
  test('both stay where one has nothing or both are occupied', () => {
    expect(afterLord(3, 0)).toEqual([3, 0]);
    expect(afterLord(0, 3)).toEqual([0, 3]);
    expect(afterLord(2, 5, { sun: 0, moon: 7 })).toEqual([2, 5]);
  });

  test('two empty ones keep the lesser number, or nothing where they are equal', () => {
    expect(afterLord(2, 5)).toEqual([2, 2]);
    expect(afterLord(4, 4)).toEqual([0, 0]);
  });

  test('an empty one beside an occupied one keeps nothing where it has no more', () => {
    expect(afterLord(4, 3, { sun: 0 })).toEqual([4, 0]);
    expect(afterLord(4, 4, { sun: 0 })).toEqual([4, 0]);
    expect(afterLord(3, 4, { sun: 7 })).toEqual([0, 4]);
  });

  test('an empty one that has more keeps what the rule says', () => {
    const kept = (ekadhipatya: ReductionRules['ekadhipatya']) => [afterLord(2, 5, { sun: 0 }, { ekadhipatya }), afterLord(5, 2, { sun: 7 }, { ekadhipatya })]; // prettier-ignore
    expect(kept('equalise')).toEqual([[2, 2], [2, 2]]); // prettier-ignore
    expect(kept('subtract')).toEqual([[2, 3], [3, 2]]); // prettier-ignore
    expect(kept('zero')).toEqual([[2, 0], [0, 2]]); // prettier-ignore
  });

  test('the ascendant makes a sign occupied only where the rule says so', () => {
    expect(afterLord(4, 3, { ascendant: 0 })).toEqual([3, 3]);
    expect(afterLord(4, 3, { ascendant: 0 }, { occupancy: 'planets_and_ascendant' })).toEqual([4, 0]);
  });
});

test('pindas weigh what is left by the sign, and by the planets that stand in it', () => {
  // Aries has 3 (weight 7) and Virgo 2 (weight 5 or 6); the Sun and Jupiter are in Aries (5 and 10), Mercury in Virgo (5).
  const bindus = [3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
  const signs = { ...SIGNS, sun: 0, jupiter: 0, mercury: 5 };
  expect(reductionOf(bindus, signs, RULES)).toMatchObject({
    rasiPinda: 31,
    grahaPinda: 3 * 15 + 2 * 5,
    shodhyaPinda: 86,
  });
  expect(reductionOf(bindus, signs, { ...RULES, virgoMultiplier: 6 }).rasiPinda).toBe(33);
});
