import { describe, expect, test } from 'vitest';
import { type Fact, factsWithin } from './fact.ts';
import type { MuhurtaCode, RuleGroup } from './rules.ts';
import { scoreOf } from './rules.ts';
import { allowedIn, judged, reasonsOf } from './window.ts';

const DAY = { startJdUt: 100, endJdUt: 101 };
const span = (startJdUt: number, endJdUt: number) => ({ startJdUt, endJdUt });
const fact = (code: MuhurtaCode, startJdUt: number, endJdUt: number, words: Partial<Fact> = {}): Fact => ({
  code, startJdUt, endJdUt, bars: 'never', detail: null, cuts: false, untilJdUt: null, source: null, ...words,
}); // prettier-ignore

describe('a fact of a day', () => {
  test('is clipped to it, and is none where they do not meet', () => {
    expect(factsWithin(DAY, span(99, 100.25), 'rahu_kaal')).toMatchObject([span(100, 100.25)]);
    expect(factsWithin(DAY, span(100.75, 102), 'rahu_kaal')).toMatchObject([span(100.75, 101)]);
    expect(factsWithin(DAY, span(99, 100), 'rahu_kaal')).toEqual([]);
    expect(factsWithin(DAY, span(101, 102), 'rahu_kaal')).toEqual([]);
  });
});

describe('the score', () => {
  const score = (...points: readonly (readonly [RuleGroup, number])[]) => scoreOf(new Map(points));

  test('is 50 and what the parts give, from 0 to 100, rounded', () => {
    expect(score()).toEqual({ score: 50, grade: 'fair' });
    expect(score(['limb', 12.4], ['person', -3])).toMatchObject({ score: 59 });
    expect(score(['limb', 99])).toMatchObject({ score: 100 });
    expect(score(['limb', -99])).toMatchObject({ score: 0 });
  });

  test('has at most 9 from good times and none from their lack, and 10 either way from the lagna', () => {
    expect(score(['boost', 20]).score).toBe(59);
    expect(score(['boost', -5]).score).toBe(50);
    expect(score(['lagna', 20]).score).toBe(60);
    expect(score(['lagna', -20]).score).toBe(40);
  });

  test('is excellent from 75, strong from 60, fair from 45, weak below', () => {
    const grades = [25, 24, 10, 9, -5, -6].map((points) => score(['limb', points]).grade);
    expect(grades).toEqual(['excellent', 'strong', 'strong', 'fair', 'fair', 'weak']);
  });
});

describe('a window', () => {
  const window = span(100, 100.4);

  test('has the points of a rule in proportion to the share in which it holds', () => {
    expect(judged(window, [fact('tithi_good', 99, 102)]).score).toBe(65); // 15.
    expect(judged(window, [fact('tithi_good', 100.2, 102)]).score).toBe(58); // 7.5, rounded with the 50.
    expect(judged(window, [fact('tithi_good', 100.4, 102)]).score).toBe(50);
    expect(judged(window, [fact('tithi_good', 99, 102), fact('nakshatra_bad', 99, 102)]).score).toBe(40);
  });

  test('names each rule once, with its points and when it holds; no times where it holds throughout', () => {
    const { reasons, cautions } = reasonsOf(window, [
      fact('tithi_good', 100, 100.4, { detail: 'Shukla Dwitiya', source: 'a book' }),
      fact('choghadiya', 100.1, 100.2),
      fact('choghadiya', 100.3, 100.5),
      fact('choghadiya', 100.15, 100.2),
      fact('rahu_kaal', 100.2, 100.32),
      fact('adhika', 99, 102),
      fact('disha_shool', 99, 102, { detail: 'West' }),
      fact('yamaganda', 100.4, 100.5),
    ]);
    expect(reasons).toMatchObject([
      { code: 'tithi_good', detail: 'Shukla Dwitiya', source: 'a book', points: 15, times: [] },
      {
        code: 'choghadiya',
        points: 1.5,
        source: 'almanacs of western India',
        times: [span(100.1, 100.2), span(100.3, 100.4)],
      },
    ]);
    expect(cautions).toMatchObject([
      { code: 'rahu_kaal', points: -1.5, times: [span(100.2, 100.32)], text: 'Rahu Kaal.' },
      { code: 'adhika', times: [] },
      { code: 'disha_shool', detail: 'West', times: [] },
    ]);
  });

  test('names a rule for each of its details, and joins times that touch', () => {
    const { reasons } = reasonsOf(window, [
      fact('nakshatra_good', 100, 100.1, { detail: 'Rohini' }),
      fact('nakshatra_good', 100.1, 100.4, { detail: 'Mrigashirsha' }),
      fact('vijaya', 100.1, 100.2),
      fact('vijaya', 100.2, 100.3),
    ]);
    expect(reasons.map(({ detail, points }) => [detail, points])).toEqual([
      ['Rohini', 5],
      ['Mrigashirsha', 15],
      [null, 1.5],
    ]);
    expect(reasons[2]?.times).toEqual([span(100.1, 100.3)]);
  });
});

describe('the times that are allowed', () => {
  const bars = ({ bars: of }: Fact): boolean => of === 'always';

  test('are a day without those that forbid, whether these overlap, touch or pass the ends of the day', () => {
    const facts = [
      fact('rahu_kaal', 100.2, 100.3, { bars: 'always' }),
      fact('gulika', 100.25, 100.4, { bars: 'always' }),
      fact('yamaganda', 100.4, 100.5, { bars: 'always' }),
      fact('varjyam', 100.6, 100.7, { bars: 'strict' }),
      fact('vishti', 100.9, 101, { bars: 'always' }),
    ];
    expect(allowedIn(DAY, facts, bars, false)).toEqual([span(100, 100.2), span(100.5, 100.9)]);
    expect(allowedIn(DAY, [fact('adhika', 100, 101, { bars: 'always' })], bars, false)).toEqual([]);
    expect(allowedIn(DAY, [], bars, false)).toEqual([DAY]);
  });

  test('are cut where a limb changes, if the search asks for one kind of time each', () => {
    const facts = [fact('tithi_good', 100, 100.3, { cuts: true }), fact('vijaya', 100.5, 100.6)];
    expect(allowedIn(DAY, facts, bars, true)).toEqual([span(100, 100.3), span(100.3, 101)]);
    expect(allowedIn(DAY, facts, bars, false)).toEqual([DAY]);
  });
});
