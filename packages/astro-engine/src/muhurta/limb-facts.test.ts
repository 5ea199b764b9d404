import { describe, expect, test } from 'vitest';
import { limbFacts } from './limb-facts.ts';
import type { MuhurtaLimbs } from './muhurta-day.ts';
import { allDay, dayWith, questionWith, shortly } from './testing.ts';

type Asked = Parameters<typeof questionWith>;
const factsOf = (limbs: Partial<MuhurtaLimbs>, purpose?: Asked[0], question?: Asked[1], weekdayIndex?: number) =>
  limbFacts(questionWith(purpose, question), dayWith(limbs, weekdayIndex));
const saidOf = (...asked: Parameters<typeof factsOf>) => shortly(factsOf(...asked));
const tithi = (index: number): Partial<MuhurtaLimbs> => ({ tithi: [allDay(index)] });

describe('a tithi', () => {
  const purpose = { tithiNumbers: { shukla: [2, 4, 15], krishna: [3, 14] }, source: 'a book' };

  test('is good where the purpose lists it in this half of the month, else it forbids a strict search', () => {
    expect(saidOf(tithi(1), purpose)).toContain('tithi_good never Shukla Dwitiya');
    expect(saidOf(tithi(17), purpose)).toContain('tithi_good never Krishna Tritiya');
    expect(saidOf(tithi(16), purpose)).toContain('tithi_not_listed strict Krishna Dwitiya');
    expect(saidOf(tithi(2), purpose)).toContain('tithi_not_listed strict Shukla Tritiya');
    expect(factsOf(tithi(1), purpose)[0]).toMatchObject({ source: 'a book', cuts: true, startJdUt: 100, endJdUt: 101 });
  });

  test('is rikta on the 4th, 9th and 14th, and forbids only where the purpose does not list it', () => {
    expect(saidOf(tithi(3), purpose)).toContain('tithi_rikta never Shukla Chaturthi');
    expect(saidOf(tithi(28), purpose)).toContain('tithi_rikta never Krishna Chaturdashi');
    expect(saidOf(tithi(8), purpose)).toContain('tithi_rikta strict Shukla Navami');
  });

  test('without a Moon is Amavasya, and the full Moon is none', () => {
    expect(saidOf(tithi(29), purpose)).toContain('tithi_amavasya strict Krishna Amavasya');
    expect(saidOf(tithi(14), purpose)).toContain('tithi_good never Shukla Purnima');
  });

  test('says whether the Moon grows', () => {
    expect(saidOf(tithi(14))).toContain('paksha_shukla never');
    expect(saidOf(tithi(15))).toContain('paksha_krishna never');
  });

  test('is kshaya where it holds no sunrise, vriddhi where it holds two', () => {
    const of = (startJdUt: number, endJdUt: number) =>
      factsOf({ tithi: [{ index: 1, startJdUt, endJdUt }] }).map(({ code }) => code).filter((code) => /kshaya|vriddhi/.test(code)); // prettier-ignore
    expect(of(100.1, 100.9)).toEqual(['tithi_kshaya']);
    expect(of(100.1, 101)).toEqual(['tithi_kshaya']); // It ends with the sunrise that would have been its own.
    expect(of(100.1, 101.1)).toEqual([]);
    expect(of(99.1, 100.9)).toEqual([]);
    expect(of(100, 100.9)).toEqual([]);
    expect(of(99, 100.1)).toEqual(['tithi_vriddhi']);
    expect(of(100, 101.1)).toEqual(['tithi_vriddhi']);
  });
});

describe('a star', () => {
  const purpose = { starNumbers: { good: [4], middling: [5] }, barredPadas: [{ starNumber: 4, padaNumber: 2 }] };
  const star = (index: number): Partial<MuhurtaLimbs> => ({ nakshatra: [allDay(index)] });
  const pada = (index: number): Partial<MuhurtaLimbs> => ({ pada: [allDay(index)] });

  test('is good or middling where the purpose lists it, else it forbids a strict search', () => {
    expect(saidOf(star(3), purpose)).toContain('nakshatra_good never Rohini');
    expect(saidOf(star(4), purpose)).toContain('nakshatra_middling never Mrigashirsha');
    expect(saidOf(star(5), purpose)).toContain('nakshatra_bad strict Ardra');
  });

  test('has quarters that are left out: the second of Rohini is the fourteenth of all', () => {
    expect(saidOf(pada(13), purpose)).toContain('pada_bad strict Rohini pada 2');
    for (const index of [12, 14, 17]) expect(saidOf(pada(index), purpose).join()).not.toContain('pada_bad');
  });
});

test('a weekday is good or middling where the purpose lists it, else it forbids a strict search', () => {
  const purpose = { weekdayIndexes: { good: [4], middling: [0] } };
  expect(saidOf({}, purpose, {}, 4)).toContain('weekday_good never Thursday');
  expect(saidOf({}, purpose, {}, 0)).toContain('weekday_middling never Sunday');
  expect(saidOf({}, purpose, {}, 2)).toContain('weekday_bad strict Tuesday');
});

test('a bad yoga takes points, and forbids where the purpose asks for all nine, or for Vyatipata and Vaidhriti alone', () => {
  const yoga = (index: number): Partial<MuhurtaLimbs> => ({ yoga: [allDay(index)] });
  expect(saidOf(yoga(1), { barredYogas: 'nine' }).join()).not.toContain('yoga_bad');
  expect(saidOf(yoga(8))).toContain('yoga_bad never Shula');
  expect(saidOf(yoga(8), { barredYogas: 'nine' })).toContain('yoga_bad strict Shula');
  expect(saidOf(yoga(8), { barredYogas: 'vyatipata_vaidhriti' })).toContain('yoga_bad never Shula');
  expect(saidOf(yoga(16), { barredYogas: 'vyatipata_vaidhriti' })).toContain('yoga_bad strict Vyatipata');
  expect(saidOf(yoga(26), { barredYogas: 'vyatipata_vaidhriti' })).toContain('yoga_bad strict Vaidhriti');
});

test('Vishti forbids always where the request bans it, in a strict search where the purpose does, else it is a caution or nothing', () => {
  const vishti = { karana: [allDay(7)] };
  const bars = (purpose: Asked[0], question?: Asked[1]) =>
    saidOf(vishti, purpose, question).filter((said) => said.startsWith('vishti'));
  expect(bars({ vishti: 'ignored' })).toEqual([]);
  expect(bars({ vishti: 'caution' })).toEqual(['vishti never']);
  expect(bars({ vishti: 'barred' })).toEqual(['vishti strict']);
  expect(bars({ vishti: 'ignored' }, { bans: ['vishti'] })).toEqual(['vishti always']);
  expect(saidOf({ karana: [allDay(6)] }, { vishti: 'barred' }).join()).not.toContain('vishti');
});
