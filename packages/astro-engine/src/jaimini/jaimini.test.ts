import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';
import { argalaOn, vipareetaArgalaOn } from './argala.ts';
import { arudhaSignIndexOf, arudhasOf } from './arudhas.ts';
import { charaKarakasOf } from './karakas.ts';
import { narayanaAntardashaSigns, narayanaDashaOf } from './narayana-dasha.ts';
import { rasiAspectsOf } from './rasi-drishti.ts';
import { charaAntardashaSigns, charaDashaOf } from './sign-dashas.ts';
import { strongerLordOf } from './stronger.ts';
import { anyChart } from './testing.ts';

/** Signs in which the printed exercise puts the grahas, 1 = Aries. */
const EXERCISE = { sun: 9, moon: 10, mars: 8, mercury: 9, jupiter: 8, venus: 2, saturn: 12, rahu: 7, ketu: 1 } as const;
const exercise = chartByHand(
  0,
  // Safe: one longitude for each of the nine.
  Object.fromEntries(GRAHA_IDS.map((id) => [id, EXERCISE[id] * 30 - 15])) as Record<Graha, number>,
);

describe('karakas', () => {
  test('are a permutation of who is counted', () => {
    fc.assert(
      fc.property(anyChart, ({ placements }) => {
        const eight = charaKarakasOf(placements, 8).flatMap(({ grahas }) => grahas);
        expect(new Set(eight)).toEqual(new Set(GRAHA_IDS.filter((id) => id !== 'ketu')));
        expect(charaKarakasOf(placements, 7).map(({ karaka }) => karaka)).not.toContain('pitri');
      }),
    );
  });

  test('at the very same degree share an office, and the next one stays empty', () => {
    const degs = { sun: 29, moon: 59, mars: 3, mercury: 4, jupiter: 5, venus: 6, saturn: 7, rahu: 22, ketu: 202 };
    const [atma, amatya, bhratri] = charaKarakasOf(chartByHand(0, degs).placements, 8);
    expect([atma?.grahas, amatya?.grahas]).toEqual([['sun', 'moon'], []]);
    expect(bhratri).toMatchObject({ grahas: ['rahu'], advanceDeg: 8 });
  });
});

test('no arudha is in its house or the seventh from it', () => {
  for (let house = 0; house < 12; house += 1)
    for (let lord = 0; lord < 12; lord += 1)
      expect([0, 6]).not.toContain((arudhaSignIndexOf(house, lord) - house + 12) % 12);
});

test('rasi drishti is mutual and reaches three signs', () => {
  for (let from = 0; from < 12; from += 1) {
    expect(rasiAspectsOf(from)).toHaveLength(3);
    for (const to of rasiAspectsOf(from)) expect(rasiAspectsOf(to)).toContain(from);
  }
  expect(Array.from({ length: 12 }, (_, from) => rasiAspectsOf(from))).toEqual([
    [4, 7, 10], [3, 6, 9], [5, 8, 11], [1, 7, 10], [0, 6, 9], [2, 8, 11],
    [1, 4, 10], [0, 3, 9], [2, 5, 11], [1, 4, 7], [0, 3, 6], [2, 5, 8],
  ]); // prettier-ignore
});

test('the printed exercise on co-lords: Ketu for Scorpio, since Mars is there; Saturn for Aquarius, in a dual sign', () => {
  expect(strongerLordOf(7, exercise)).toEqual({ winner: 'ketu', rule: 'other_is_in_sign' });
  expect(strongerLordOf(10, exercise)).toEqual({ winner: 'saturn', rule: 'modality' });
});

test('classical arudhas never use a node', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      for (const { lord } of arudhasOf(chart, 'classical')) expect(['rahu', 'ketu']).not.toContain(lord);
    }),
  );
});

test('an argala holds only where more intervene than obstruct, and everybody but those in the sign has one place', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const rows = argalaOn(0, chart);
      for (const { by, against, holds } of rows) expect(holds).toBe(by.length > against.length);
      const placed = rows.flatMap(({ by, against }) => [...by, ...against]);
      expect(new Set(placed).size).toBe(placed.length);
    }),
  );
});

test('three malefics alone in the third make a vipareeta argala, with a benefic they do not', () => {
  const degs = { sun: 65, mars: 70, saturn: 80, moon: 5, mercury: 5, jupiter: 5, venus: 5, rahu: 200, ketu: 20 };
  expect(vipareetaArgalaOn(0, chartByHand(0, degs))).toEqual({ by: ['sun', 'mars', 'saturn'], holds: true });
  expect(vipareetaArgalaOn(0, chartByHand(0, { ...degs, venus: 61 })).holds).toBe(false);
});

describe('dashas of signs', () => {
  test('Chara has each sign once, 1 to 12 years each, and its periods follow each other', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { periods } = charaDashaOf(chart);
        expect(new Set(periods.map(({ signIndex }) => signIndex)).size).toBe(12);
        let age = 0;
        for (const { years, fromAgeYears } of periods) {
          expect(fromAgeYears).toBe(age);
          expect(years).toBeGreaterThanOrEqual(1);
          expect(years).toBeLessThanOrEqual(12);
          age += years;
        }
      }),
    );
  });

  test('Narayana begins with the ascendant or the seventh, has 1 to 13 years a period and covers 120 years', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { seedSignIndex, periods } = narayanaDashaOf(chart);
        expect([0, 6]).toContain((seedSignIndex - chart.ascendant.signIndex + 12) % 12);
        for (const { years } of periods) expect(years >= 1 && years <= 13).toBe(true);
        const last = periods.at(-1);
        expect((last?.fromAgeYears ?? 0) + (last?.years ?? 0)).toBeGreaterThanOrEqual(120);
      }),
    );
  });

  test('the twelve parts of a period are the twelve signs; those of Chara end with its own sign', () => {
    fc.assert(
      fc.property(anyChart, fc.integer({ min: 0, max: 11 }), fc.boolean(), (chart, sign, isForward) => {
        expect(new Set(narayanaAntardashaSigns(sign, chart)).size).toBe(12);
        const parts = charaAntardashaSigns(sign, isForward);
        expect([parts.at(-1), new Set(parts).size]).toEqual([sign, 12]);
      }),
    );
  });
});
