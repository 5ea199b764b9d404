import { describe, expect, test } from 'vitest';
import { steadyYears } from '../dasha/years.ts';
import { firdariaOf } from './firdaria.ts';
import { partsOfReleased, type Released, releasedFrom, releasedYears } from './zodiacal-releasing.ts';

const byYears = steadyYears(2_451_545, 365.2422);
const wordsOf = (periods: readonly { lord: string; startYears: number; endYears: number }[]) =>
  periods.map(({ lord, startYears, endYears }) => `${lord} ${startYears}-${endYears}`);

describe('firdaria', () => {
  // Abu Ma'shar, Great Introduction VII.8: 10, 8, 13, 9, 11, 12, 7, 3 and 2 years, together 75.
  test('begin with the Sun by day and the Moon by night, with the nodes last', () => {
    expect(wordsOf(firdariaOf('day', 'at_end', byYears).slice(0, 10))).toEqual([
      'sun 0-10', 'venus 10-18', 'mercury 18-31', 'moon 31-40', 'saturn 40-51', 'jupiter 51-63', 'mars 63-70', 'rahu 70-73', 'ketu 73-75', 'sun 75-85',
    ]); // prettier-ignore
    expect(wordsOf(firdariaOf('night', 'at_end', byYears).slice(0, 9))).toEqual([
      'moon 0-9', 'saturn 9-20', 'jupiter 20-32', 'mars 32-39', 'sun 39-49', 'venus 49-57', 'mercury 57-70', 'rahu 70-73', 'ketu 73-75',
    ]); // prettier-ignore
  });

  test('have the nodes after Mars, or none, if asked', () => {
    expect(wordsOf(firdariaOf('night', 'after_mars', byYears).slice(3, 7))).toEqual([
      'mars 32-39', 'rahu 39-42', 'ketu 42-44', 'sun 44-54',
    ]); // prettier-ignore
    expect(firdariaOf('day', 'after_mars', byYears)).toEqual(firdariaOf('day', 'at_end', byYears));
    expect(firdariaOf('day', 'omitted', byYears).at(-1)?.endYears).toBe(140);
  });

  test('divide a period of a planet in sevenths from its own lord, and leave a node whole', () => {
    const great = firdariaOf('night', 'at_end', byYears);
    const [ofNodes, ofPlanets] = [true, false].map((isNode) =>
      great.filter(({ lord }) => (lord === 'rahu' || lord === 'ketu') === isNode),
    );
    expect(ofNodes?.flatMap(({ parts }) => parts)).toEqual([]);
    for (const { lord, parts, startJdUt, endJdUt } of ofPlanets ?? []) {
      expect(parts).toHaveLength(7);
      expect(parts[0]).toMatchObject({ lord, startJdUt });
      expect(parts.at(-1)?.endJdUt).toBe(endJdUt);
    }
  });
});

const daysOf = (period: Released | undefined) => [(period?.startUnits ?? 0) / 4.8, (period?.endUnits ?? 0) / 4.8];

describe('zodiacal releasing', () => {
  test('gives each sign the years of its lord, from the sign of the lot', () => {
    // From Pisces: 12, 15, 8, 20 and 25 years before Leo.
    const leo = releasedYears({ startSignIndex: 11 })[5];
    expect(leo).toMatchObject({ signIndex: 4, lord: 'sun', startUnits: 80 * 1728, endUnits: 99 * 1728 });
  });

  test('looses the bond after 17 years and 7 months of a long period, and never in a short one', () => {
    for (let startSignIndex = 0; startSignIndex < 12; startSignIndex += 1) {
      const [great] = releasedYears({ startSignIndex });
      if (great === undefined) throw new RangeError('no period');
      const months = partsOfReleased(great);
      const loosed = months.filter(({ isLoosing }) => isLoosing);
      const isLong = great.endUnits - great.startUnits > 211 * 144;
      expect(loosed.map(({ signIndex, startUnits }) => [signIndex, startUnits / 144])).toEqual(
        isLong ? [[(startSignIndex + 6) % 12, 17 * 12 + 7]] : [],
      );
      expect(months[0]?.signIndex).toBe(startSignIndex);
      expect(months.at(-1)?.endUnits).toBe(great.endUnits);
    }
  });

  test('divides by twelve down to hours, without a gap', () => {
    let [period] = releasedYears({ startSignIndex: 4 });
    for (const days of [570, 47.5, 19 * (2.5 / 12)]) {
      if (period === undefined) throw new RangeError('no period');
      const parts = partsOfReleased(period);
      expect(daysOf(parts[0])).toEqual([0, days]);
      parts.slice(1).forEach((part, index) => expect(part.startUnits).toBe(parts[index]?.endUnits));
      expect(parts.at(-1)?.endUnits).toBe(period.endUnits);
      [period] = parts;
    }
    expect(period === undefined ? null : partsOfReleased(period)).toEqual([]);
  });

  test('releases Spirit in the sign of Fortune from the next sign if asked', () => {
    const together = { spirit: 11, fortune: 11 };
    expect(releasedFrom('spirit', together, 'next_sign')).toBe(0);
    expect(releasedFrom('spirit', together, 'own_sign')).toBe(11);
    expect(releasedFrom('fortune', together, 'next_sign')).toBe(11);
    expect(releasedFrom('spirit', { spirit: 3, fortune: 11 }, 'next_sign')).toBe(3);
  });
});
