import { expect, test } from 'vitest';
import type { ReconcileAnswer } from './answer.ts';
import { ayanamsaRuler, degreeText } from './ayanamsa-ruler.ts';

type Given = {
  own: number;
  theirs?: number;
  shown?: { text: string; difference: number };
  others?: readonly number[];
  key?: string;
};

/** An answer with the members that the ruler reads. */
function answer({ own, theirs, shown, others = [], key = 'ayanamsa' }: Given): ReconcileAnswer {
  const chart = (longitude: number) => ({ planets: [{ name: 'Moon', longitude }] });
  const moons = [own, ...(theirs === undefined ? [] : [theirs]), ...others];
  const explained = theirs === undefined ? [] : [{ changes: [{ key }] }];
  const given = {
    charts: { yours: chart(own), theirs: theirs === undefined ? null : chart(theirs) },
    yours: shown === undefined ? [] : [{ name: 'moon', shown: shown.text, difference: shown.difference }],
    ayanamsas: moons.map((moon, index) => ({
      ayanamsa: ['lahiri', 'raman'][index] ?? `other_${index}`,
      name: `A${index}`,
      degrees: 23,
      moon,
    })),
    explanations: explained,
    partial: theirs === undefined ? [{}] : [],
  };
  return given as unknown as ReconcileAnswer; // Safe: the ruler reads these members alone.
}

test('yours and theirs are on the ruler, apart in proportion, across the first point of Aries as well', () => {
  for (const own of [48.34, 359.5, 0.2]) {
    const ruler = ayanamsaRuler(answer({ own, theirs: (own + 1.44) % 360 }));
    const [yours, theirs] = ruler?.marks ?? [];
    expect([yours?.whose, theirs?.whose]).toEqual(['yours', 'theirs']);
    // 1.44° and twice 0.3° of margin are 2.04°.
    expect((theirs?.atPercent ?? 0) - (yours?.atPercent ?? 0)).toBeCloseTo((1.44 / 2.04) * 100, 3);
    expect(ruler?.needle?.atPercent).toBeCloseTo(theirs?.atPercent ?? 0, 9);
  }
});

test('ticks are whole half degrees of the sign', () =>
  expect(ayanamsaRuler(answer({ own: 48.34, theirs: 49.78 }))?.ticks.map(({ text }) => text)).toEqual([
    '18°30′',
    '19°00′',
    '19°30′',
    '20°00′',
  ]));

test('labels of one lane keep their distance; yours and theirs come first', () => {
  const others = Array.from({ length: 30 }, (_, index) => 48 + index / 15);
  const ruler = ayanamsaRuler(answer({ own: 48.34, theirs: 49.78, others }));
  expect(ruler?.marks.filter(({ whose }) => whose !== null).every(({ lane }) => lane !== null)).toBe(true);
  for (const lane of [0, 1]) {
    const places = (ruler?.marks ?? []).filter((mark) => mark.lane === lane).map(({ atPercent }) => atPercent);
    const gaps = places.toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? -100));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(22);
  }
});

test('a Moon that nothing explains is the needle where it was shown; a sign alone is none', () => {
  const own = 48.34;
  const shown = { text: "17°04' Taurus", difference: own - (30 + 17 + 4 / 60) };
  expect(ayanamsaRuler(answer({ own, shown }))?.needle?.text).toBe('17°04′');
  expect(ayanamsaRuler(answer({ own, shown: { text: 'Taurus', difference: 3.3 } }))?.needle).toBeNull();
  expect(ayanamsaRuler(answer({ own, shown: { text: "17°04' Libra", difference: -150 } }))?.needle).toBeNull();
});

test('there is no ruler if no ayanamsa is in question', () =>
  expect(ayanamsaRuler(answer({ own: 48.34, theirs: 48.9, key: 'summer_time_left_out' }))).toBeNull());

test('degrees are cut off at the minute', () =>
  expect([48.34, 29.9999, 30, -0.5].map(degreeText)).toEqual(['18°20′', '29°59′', '0°00′', '29°30′']));
