import { describe, expect, test } from 'vitest';
import { applicationsOf, collectionsOf, translationsOf } from './perfection.ts';
import { figureWith, NOON } from './testing.ts';

/** The examples by which Lilly defines the terms, Christian Astrology (1647), pp. 110–112; motions are the mean ones. */
describe('perfection', () => {
  test('is prohibited by the body: Mars 7° and Saturn 12° of Aries, the Sun 6° overtakes both', () => {
    const { figure, finder } = figureWith({ mars: { deg: 7 }, saturn: { deg: 12 }, sun: { deg: 6 } });
    const [found] = applicationsOf(figure, finder, ['mars', 'saturn'], ['mars', 'saturn']);
    expect(found).toMatchObject({ planet: 'mars', to: 'saturn', angleDeg: 0, wantingDeg: 5, isWithinOrbs: true, outcome: 'perfects', cause: null }); // prettier-ignore
    expect(found?.interpositions.map(({ kind, planet, meets, angleDeg }) => [kind, planet, meets, angleDeg])).toEqual([
      ['prohibition', 'sun', 'mars', 0],
      ['prohibition', 'sun', 'saturn', 0],
    ]);
  });

  test('is prohibited by aspect: Mars 7° and Saturn 15° of Aries, the Sun in 5° of Gemini comes to both sextiles first', () => {
    const { figure, finder } = figureWith({ mars: { deg: 7 }, saturn: { deg: 15 }, sun: { deg: 65 } });
    const [found] = applicationsOf(figure, finder, ['mars', 'saturn'], ['mars', 'saturn']);
    expect(found?.interpositions.map(({ planet, meets, angleDeg, isMalevolent }) => [planet, meets, angleDeg, isMalevolent])).toEqual([
      ['sun', 'mars', 60, false],
      ['sun', 'saturn', 60, false],
    ]); // prettier-ignore
  });

  test('is frustrated: Mercury 10° of Aries strives to Mars 12°, who first joins Jupiter 13°', () => {
    const { figure, finder } = figureWith({ mercury: { deg: 10 }, mars: { deg: 12 }, jupiter: { deg: 13 } });
    const [found] = applicationsOf(figure, finder, ['mars', 'mercury'], ['mars', 'mercury']);
    expect(found).toMatchObject({ planet: 'mercury', to: 'mars', outcome: 'perfects' });
    expect(found?.interpositions[0]).toMatchObject({ kind: 'frustration', planet: 'jupiter', meets: 'mars', angleDeg: 0 }); // prettier-ignore
  });

  test('fails by refranation: Mars 7° of Capricorn hastens to Jupiter 12° and turns retrograde in 10°', () => {
    // From 0.5° a day to rest after 3° in 12 days; Jupiter gains 0.5° meanwhile.
    const { figure, finder } = figureWith({ mars: { deg: 277, degPerDay: 0.5, degPerDaySquared: -1 / 24 }, jupiter: { deg: 282, degPerDay: 0.04 } }); // prettier-ignore
    expect(applicationsOf(figure, finder, ['mars', 'jupiter'], ['mars', 'jupiter'])).toMatchObject([
      { planet: 'mars', to: 'jupiter', angleDeg: 0, outcome: 'refranation', cause: 'mars', interpositions: [] },
    ]);
    const [{ jdUt } = { jdUt: null }] = applicationsOf(figure, finder, ['mars', 'jupiter'], []);
    expect((jdUt ?? 0) - NOON).toBeCloseTo((0.5 - 0.04) * 24, 4); // As fast as Jupiter.
  });

  test('fails if one leaves its sign first', () => {
    const { figure, finder } = figureWith({ venus: { deg: 28 }, jupiter: { deg: 31, degPerDay: 0.08 } });
    const [found] = applicationsOf(figure, finder, ['venus', 'jupiter'], ['venus', 'jupiter']);
    expect(found).toMatchObject({ outcome: 'sign_change', cause: 'venus', isWithinOrbs: true });
    expect((found?.jdUt ?? 0) - NOON).toBeCloseTo(2 / (59 / 60 + 8 / 3600), 4);
  });

  test('of planets beyond their moieties is found too, and says so', () => {
    const far = figureWith({ venus: { deg: 2 }, saturn: { deg: 12 } }); // 4° and 5° of moieties.
    expect(applicationsOf(far.figure, far.finder, ['venus', 'saturn'], [])).toMatchObject([{ isWithinOrbs: false, outcome: 'perfects', wantingDeg: 10 }]); // prettier-ignore
    const near = figureWith({ venus: { deg: 3 }, saturn: { deg: 12 } });
    expect(applicationsOf(near.figure, near.finder, ['venus', 'saturn'], [])).toMatchObject([{ isWithinOrbs: true }]);
  });
});

describe('what comes between', () => {
  const kinds = (between: Parameters<typeof figureWith>[0]) => {
    const { figure, finder } = figureWith({ venus: { deg: 7 }, saturn: { deg: 12, degPerDay: 0.01 }, ...between });
    const [found] = applicationsOf(figure, finder, ['venus', 'saturn'], ['venus', 'saturn', 'moon']);
    return found?.interpositions.map(
      ({ planet, meets, angleDeg, isMalevolent }) => `${planet} ${meets} ${angleDeg} ${isMalevolent}`,
    );
  };

  test('is malevolent as a square, an opposition, or the body of Mars or Saturn', () => {
    expect(kinds({ jupiter: { deg: 99, degPerDay: 0.01 } })).toEqual(['jupiter venus 90 true']);
    expect(kinds({ jupiter: { deg: 189, degPerDay: 0.01 } })).toEqual(['jupiter venus 180 true']);
    expect(kinds({ jupiter: { deg: 129, degPerDay: 0.01 } })).toEqual(['jupiter venus 120 false']);
    expect(kinds({ jupiter: { deg: 9, degPerDay: 0.01 } })).toEqual(['jupiter venus 0 false']);
    expect(kinds({ mars: { deg: 9, degPerDay: 0.01 } })).toEqual(['mars venus 0 true']);
  });

  test('is no significator', () => {
    expect(kinds({ moon: { deg: 95 } })).toEqual([]);
  });
});

test('an aspect over 0° of Aries wants the degrees of the shorter arc, and a loop gives its first exactness alone', () => {
  const over = figureWith({ venus: { deg: 335 }, saturn: { deg: 40, degPerDay: 0.01 } });
  expect(applicationsOf(over.figure, over.finder, ['venus', 'saturn'], [])).toMatchObject([{ angleDeg: 60, wantingDeg: 5, outcome: 'perfects' }]); // prettier-ignore
  // Mercury passes Saturn after 4 days, turns after 10 and passes it again after 16.
  const loop = figureWith({ mercury: { deg: 10, degPerDay: 1, degPerDaySquared: -0.1 }, saturn: { deg: 13.2, degPerDay: 0 } }); // prettier-ignore
  const found = applicationsOf(loop.figure, loop.finder, ['mercury', 'saturn'], []);
  expect(found.map(({ jdUt }) => (jdUt ?? 0) - NOON)).toEqual([expect.closeTo(4, 3)]);
});

describe('translation', () => {
  test('is made by Mercury in 16° of Aries, from Mars in 15° to Saturn in 20°', () => {
    const { figure, finder } = figureWith({ saturn: { deg: 20 }, mars: { deg: 15 }, mercury: { deg: 16 } });
    const [found, ...others] = translationsOf(figure, finder, ['saturn', 'mars']);
    expect(found).toMatchObject({ by: 'mercury', from: 'mars', to: 'saturn', fromAngleDeg: 0, toAngleDeg: 0, isReceived: true, interruptedBy: null }); // prettier-ignore
    expect((found?.jdUt ?? 0) - NOON).toBeCloseTo(4 / (59 / 60 + 8 / 3600 - 2 / 60 - 1 / 3600), 3);
    expect(others).toEqual([]);
  });

  test('is interrupted by a planet that is met first, and not made by a heavier one', () => {
    const between = figureWith({ saturn: { deg: 20 }, mars: { deg: 15 }, mercury: { deg: 16 }, jupiter: { deg: 78, degPerDay: 0.01 } }); // prettier-ignore
    expect(translationsOf(between.figure, between.finder, ['saturn', 'mars'])).toMatchObject([{ by: 'mercury', interruptedBy: 'jupiter' }]); // prettier-ignore
    const heavy = figureWith({ mercury: { deg: 20, degPerDay: 0.01 }, venus: { deg: 15, degPerDay: 0.01 }, mars: { deg: 16 } }); // prettier-ignore
    expect(translationsOf(heavy.figure, heavy.finder, ['mercury', 'venus'])).toEqual([]);
  });

  test('needs an aspect that was exact', () => {
    // Mercury turned before it reached Mars, and now goes away from it to Saturn.
    const { figure, finder } = figureWith({ mars: { deg: 16, degPerDay: 0.01 }, saturn: { deg: 10, degPerDay: 0.01 }, mercury: { deg: 14, degPerDay: -0.5, degPerDaySquared: -0.2 } }); // prettier-ignore
    expect(translationsOf(figure, finder, ['mars', 'saturn'])).toEqual([]);
  });
});

describe('collection', () => {
  test('is made by a heavier planet to which both apply, if they behold each other not', () => {
    const { figure, finder } = figureWith({ venus: { deg: 20 }, mercury: { deg: 52 }, jupiter: { deg: 114, degPerDay: 0.01 } }); // prettier-ignore
    const [found] = collectionsOf(figure, finder, ['venus', 'mercury']);
    expect(found).toMatchObject({ by: 'jupiter', isReceivedByBoth: false });
    expect(found?.meetings.map(({ planet, angleDeg }) => [planet, angleDeg])).toEqual([
      ['venus', 90],
      ['mercury', 60],
    ]);
  });

  test('is not made by a lighter planet', () => {
    const { figure, finder } = figureWith({ venus: { deg: 20 }, mars: { deg: 52 }, mercury: { deg: 114, degPerDay: 0.01 } }); // prettier-ignore
    expect(collectionsOf(figure, finder, ['venus', 'mars'])).toEqual([]);
  });

  test('is none if they behold each other', () => {
    const { figure, finder } = figureWith({ venus: { deg: 20 }, mercury: { deg: 80 }, jupiter: { deg: 143, degPerDay: 0.01 } }); // prettier-ignore
    expect(collectionsOf(figure, finder, ['venus', 'mercury'])).toEqual([]);
  });
});
