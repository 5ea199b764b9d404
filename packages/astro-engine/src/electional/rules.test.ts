import { describe, expect, test } from 'vitest';
import { rulesHolding } from './find.ts';
import { ELECTION_PURPOSES } from './purposes.ts';
import { ELECTION_BOOK, ELECTION_CODES, type ElectionCode, electionRule, JUDGING_CODES } from './rules.ts';
import { type Changes, momentWith } from './testing.ts';

const held = (changes?: Changes): string[] =>
  rulesHolding(momentWith(changes), JUDGING_CODES).map(({ code, detail }) =>
    detail === null ? code : `${code} ${detail}`,
  );

const only = <Value>(planet: string, value: Value, rest: Value) => ({
  sun: rest, moon: rest, mars: rest, mercury: rest, jupiter: rest, venus: rest, saturn: rest, [planet]: value,
}); // prettier-ignore
const kinds = (chosen: readonly ('fixed' | 'movable' | 'dual')[], avoided: typeof chosen) => ({ chosen, avoided });
const MARRIED = { mustBeFree: ['venus'], significators: ['venus'], houses: [7] } as const;

/** A moment in which each rule holds; in the plain one it does not, or holds by other planets. */
const CASES: readonly (readonly [held: string, changes: Changes])[] = [
  ['moon_near_sun_before', { sky: { isNearSun: true } }],
  ['moon_near_sun_after', { sky: { isNearSun: true, isWaxing: true } }],
  ['moon_in_via_combusta', { sky: { isInViaCombusta: true } }],
  ['moon_void', { sky: { isVoid: true } }],
  ['moon_full', { sky: { isFull: true } }],
  ['moon_with_malefic Saturn, Mars', { sky: { hurtBy: only('moon', ['saturn', 'mars'] as const, [] as const) } }],
  ['moon_near_node', { sky: { isNearNode: true } }],
  ['moon_late_in_sign', { sky: { isLate: true } }],
  ['moon_cadent', { signs: { moon: 2 } }],
  ['moon_weak_sign', { signs: { moon: 9 } }],
  ['moon_weak_sign', { signs: { moon: 7 } }],
  ['moon_slow', { sky: { isSlow: true } }],
  ['moon_in_ascendant', { signs: { moon: 0 } }],
  ['moon_goes_to_benefic Venus', { sky: { goesTo: { point: 'venus', angleDeg: 120, jdUt: 0 } } }],
  ['moon_goes_to_malefic Mars', { sky: { goesTo: { point: 'mars', angleDeg: 180, jdUt: 0 } } }],
  ['moon_goes_to_malefic Saturn', { sky: { goesTo: { point: 'saturn', angleDeg: 0, jdUt: 0 } } }],
  ['moon_leaves_benefic Jupiter', { sky: { leaves: { point: 'jupiter', angleDeg: 60, jdUt: 0 } } }],
  ['moon_leaves_malefic Saturn', { sky: { leaves: { point: 'saturn', angleDeg: 90, jdUt: 0 } } }],
  [
    'moon_goes_to_significator Mercury',
    { sky: { goesTo: { point: 'mercury', angleDeg: 0, jdUt: 0 } }, purpose: { moonTo: ['mercury'] } },
  ],
  ['moon_waxing', { sky: { isWaxing: true } }],
  ['moon_strong_sign', { signs: { moon: 1 } }],
  ['moon_dispositor_strong Saturn', { signs: { moon: 10, saturn: 6 } }],
  ['moon_long_sign', { signs: { moon: 8 } }],
  ['moon_long_sign', { moment: { isSouth: true } }],
  ['moon_sign_chosen', { purpose: { moonSigns: { chosen: [10], avoided: [] } } }],
  ['moon_sign_avoided', { purpose: { moonSigns: { chosen: [], avoided: [10] } } }],
  ['moon_house_chosen', { purpose: { moonHouses: { chosen: [11], avoided: [] } } }],
  ['moon_house_avoided', { purpose: { moonHouses: { chosen: [], avoided: [11] } } }],
  ['ascendant_kind_chosen', { purpose: { kinds: kinds(['movable'], []) } }],
  ['ascendant_kind_avoided', { purpose: { kinds: kinds(['fixed'], ['movable']) } }],
  ['ascendant_sign_chosen', { purpose: { signs: { chosen: [0], avoided: [] } } }],
  ['ascendant_sign_avoided', { purpose: { signs: { chosen: [], avoided: [0] } } }],
  ['ascendant_long_sign', { moment: { isSouth: true } }],
  ['ascendant_early', { moment: { rising: { signIndex: 0, part: 'early' } } }],
  ['ascendant_late', { moment: { rising: { signIndex: 0, part: 'late' } } }],
  ['ascendant_of_time', { moment: { hour: { lord: 'sun', isDay: true } } }],
  ['benefic_rising Jupiter, Venus', { signs: { jupiter: 0, venus: 0 } }],
  ['benefic_culminating Venus', { signs: { venus: 9 } }],
  ['benefic_angular Jupiter', { signs: { jupiter: 6 } }],
  ['malefic_rising Saturn', { signs: { saturn: 0 } }],
  ['malefic_angular Mars', { signs: { mars: 9 } }],
  ['malefic_cadent Mars', { signs: { mars: 5 } }],
  ['sun_rising Sun', { moment: { rising: { signIndex: 1, part: 'middle' } } }],
  ['tail_in_house', { sky: { tailSignIndex: 0 } }],
  ['tail_in_house', { sky: { tailSignIndex: 3 }, purpose: { tailHouses: [4] } }],
  ['ruler_retrograde Mars', { sky: { isRetrograde: only('mars', true, false) } }],
  ['ruler_combust Mars', { sky: { fromSun: only('mars', 'combust' as const, 'free' as const) } }],
  ['ruler_under_beams Mars', { sky: { fromSun: only('mars', 'under_beams' as const, 'free' as const) } }],
  ['ruler_strong_sign Mars', { signs: { mars: 9 } }],
  ['ruler_weak_sign Mars', { signs: { mars: 6 } }],
  ['ruler_angular Mars', { signs: { mars: 3 } }],
  ['ruler_hidden Mars', { signs: { mars: 7 } }],
  ['ruler_hurt Mars', { sky: { hurtBy: only('mars', ['saturn'] as const, [] as const) } }],
  ['ruler_helped Mars', { sky: { helpedBy: only('mars', ['venus'] as const, [] as const) } }],
  ['significator_not_free Venus', { purpose: MARRIED, signs: { venus: 2 } }], // Cadent.
  ['significator_not_free Venus', { purpose: MARRIED, sky: { isRetrograde: only('venus', true, false) } }],
  ['significator_not_free Venus', { purpose: MARRIED, signs: { venus: 7 } }],
  ['significator_strong_sign Venus', { purpose: MARRIED, signs: { venus: 11 } }],
  ['significator_weak_sign Venus', { purpose: MARRIED, signs: { venus: 5 } }],
  ['significator_retrograde Venus', { purpose: MARRIED, sky: { isRetrograde: only('venus', true, false) } }],
  [
    'significator_combust Venus',
    { purpose: MARRIED, sky: { fromSun: only('venus', 'combust' as const, 'free' as const) } },
  ],
  ['significator_angular Venus', { purpose: MARRIED, signs: { venus: 3 } }],
  ['significator_hurt Venus', { purpose: MARRIED, sky: { hurtBy: only('venus', ['mars'] as const, [] as const) } }],
  [
    'significator_helped Venus',
    { purpose: MARRIED, sky: { helpedBy: only('venus', ['jupiter'] as const, [] as const) } },
  ],
  ['matter_lord_strong_sign Saturn', { purpose: { houses: [10] }, signs: { saturn: 6 } }],
  ['matter_lord_weak_sign Saturn', { purpose: { houses: [10] }, signs: { saturn: 3 } }],
  ['matter_lord_retrograde Saturn', { purpose: { houses: [10] }, sky: { isRetrograde: only('saturn', true, false) } }],
  [
    'matter_lord_combust Saturn',
    { purpose: { houses: [10] }, sky: { fromSun: only('saturn', 'combust' as const, 'free' as const) } },
  ],
  ['benefic_in_matter Jupiter, Venus', { purpose: { houses: [10, 11] } }],
  ['malefic_in_matter Saturn, Mars', { purpose: { houses: [5] } }],
  ['lords_receive Mars, Venus', { purpose: { houses: [7] }, signs: { mars: 1 } }],
  ['foe_angular Mars', { purpose: { foes: ['mars'] }, signs: { mars: 3 } }],
  [
    'foe_sees_significator Mars',
    { purpose: { foes: ['mars'] }, sky: { hurtBy: only('moon', ['mars'] as const, [] as const) } },
  ],
  ['hour_agrees Venus', { moment: { hour: { lord: 'venus', isDay: false } } }],
  ['hour_agrees Mars', { moment: { hour: { lord: 'mars', isDay: false } } }], // The lord of Aries.
  ['hour_of_malefic Saturn', { moment: { hour: { lord: 'saturn', isDay: false } } }],
];

test.each(CASES)('%s', (expected, changes) => {
  expect(held(changes)).toContain(expected);
  expect(held()).not.toContain(expected);
});

test('every rule has a case', () => {
  const tested = new Set(CASES.map(([expected]) => expected.split(' ')[0]));
  // The plain moment has these, and a case above the rule that excludes each.
  const plain = ['moon_short_sign', 'ascendant_short_sign', 'ruler_sees_ascendant'];
  expect(JUDGING_CODES.filter((code) => !tested.has(code)).toSorted()).toEqual(plain.toSorted());
  expect(held()).toEqual(['moon_short_sign', 'ascendant_short_sign', 'ruler_sees_ascendant Mars']);
  expect(held({ signs: { mars: 7 } })).not.toContain('ruler_sees_ascendant Mars');
  expect(held({ moment: { isSouth: true } }).filter((one) => one.includes('short'))).toEqual([]);
});

describe('rules that need what is unknown', () => {
  test('without a rising sign no rule of houses holds, and a note says so', () => {
    const moment = momentWith({ moment: { rising: null }, purpose: MARRIED, signs: { venus: 0 } });
    const codes = rulesHolding(moment, ELECTION_CODES).map(({ code }) => code);
    expect(codes).toContain('houses_unknown');
    expect(codes.filter((code) => ['ascendant', 'ruler'].includes(electionRule(code).group))).toEqual([]);
  });

  test('without a planetary hour none is judged, and a note says so', () => {
    const codes = rulesHolding(momentWith({ moment: { hour: null } }), ELECTION_CODES).map(({ code }) => code);
    expect(codes).toContain('hour_unknown');
    expect(codes.filter((code) => electionRule(code).group === 'hour')).toEqual([]);
  });
});

test('a rule that is left out is not judged', () => {
  const codes: ElectionCode[] = ['moon_void'];
  expect(rulesHolding(momentWith({ sky: { isVoid: true } }), codes)).toEqual([{ code: 'moon_void', detail: null }]);
  expect(rulesHolding(momentWith({ sky: { isVoid: true } }), [])).toEqual([]);
});

describe('the table', () => {
  test('gives every rule a text, a source and points with the sign of its effect', () => {
    for (const code of ELECTION_CODES) {
      const { text, source, points, sign } = electionRule(code);
      expect([code, text.length > 10, source.length > 5]).toEqual([code, true, true]);
      expect([code, Math.sign(points)]).toEqual([code, sign === 'favours' ? 1 : sign === 'notes' ? 0 : -1]);
    }
  });

  test('gives every purpose its own id and a source', () => {
    expect(new Set(ELECTION_PURPOSES.map(({ id }) => id)).size).toBe(ELECTION_PURPOSES.length);
    for (const { source } of ELECTION_PURPOSES) expect(source).toContain('Ramesey');
  });

  test('lets no group decide alone', () => {
    const score = (points: number) => ELECTION_BOOK.scoreOf(new Map([['ruler', points] as const])).score;
    expect([score(100), score(-100), score(3)]).toEqual([62, 34, 53]);
  });
});
