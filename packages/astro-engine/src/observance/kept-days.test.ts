import { describe, expect, test } from 'vitest';
import { notesOf } from './notes.ts';
import { type KeptOn, keptBetween, observancesBetween, ruleOf } from './observances-between.ts';
import type { Observance, Rule } from './rules.ts';
import { isOfRegion } from './observance-sky.ts';
import { at, DAY, skyByHand, span } from './testing.ts';

const RANGE = { fromDayCount: DAY - 2, toDayCount: DAY + 2 };
const vyapti = { kala: 'sunrise', both: 'first', none: 'start' } as const;
const tithiRule = (tithiIndex: number): Rule => ({ basis: 'tithi', monthIndex: 9, tithiIndexes: [tithiIndex], adhika: 'skip', vyapti }); // prettier-ignore
const row = (rule: Rule, change: Partial<Observance> = {}): Observance => ({
  id: 'by_hand', name: 'By hand', rule, regions: ['all'], cases: 0, matched: 0, ...change,
}); // prettier-ignore

test('an observance is of a region by its own name, that of the wider region, or as one of all', () => {
  expect(isOfRegion(['all'], 'tamil')).toBe(true);
  expect(isOfRegion(['south'], 'tamil')).toBe(true);
  expect(isOfRegion(['tamil'], 'tamil')).toBe(true);
  expect(isOfRegion(['north', 'west'], 'rajasthan')).toBe(true);
  expect(isOfRegion(['tamil'], 'south')).toBe(false);
  expect(isOfRegion(['north'], 'tamil')).toBe(false);
});

describe('the days kept between two dates', () => {
  const sky = skyByHand({ tithis: { 10: span(0.19, 1.05), 11: span(1.05, 2) } });

  test('come in order, each with the rule that chose it', () => {
    const [later, earlier] = [row(tithiRule(11), { id: 'later' }), row(tithiRule(10), { id: 'earlier' })];
    const kept = keptBetween(sky, [later, earlier], RANGE, 'smarta');
    expect(kept.map(({ observance, dayCount }) => [observance.id, dayCount - DAY])).toEqual([
      ['earlier', 0],
      ['later', 1],
    ]);
    expect(kept[0]?.rule).toEqual(tithiRule(10));
  });

  test('are those of the rule of a school, and name the schools that keep another day', () => {
    const observance = row(tithiRule(10), { schools: { vaishnava: tithiRule(11) } });
    expect(ruleOf(observance, 'vaishnava')).toEqual(tithiRule(11));
    expect(ruleOf(observance, 'jyotisha')).toEqual(tithiRule(10));
    const of = (school: 'smarta' | 'vaishnava') =>
      observancesBetween(sky, [observance], RANGE, school).map(({ dayCount, otherSchools, basis }) => [dayCount - DAY, otherSchools.map((other) => [other.school, other.dayCount - DAY]), basis]); // prettier-ignore
    expect(of('smarta')).toEqual([[0, [['vaishnava', 1]], 'sunrise']]);
    expect(of('vaishnava')).toEqual([[1, [['smarta', 0], ['jyotisha', 0]], 'sunrise']]); // prettier-ignore
    expect(observancesBetween(sky, [row(tithiRule(10))], RANGE, 'smarta')[0]?.otherSchools).toEqual([]);
  });

  test('of an Ekadashi name the Vaishnavas, who wait for the next day', () => {
    const ekadashi = row({ basis: 'ekadashi', monthIndex: 9, tithiIndex: 10, adhika: 'skip' });
    const [kept] = observancesBetween(sky, [ekadashi], RANGE, 'smarta');
    expect(kept?.otherSchools).toEqual([{ school: 'vaishnava', dayCount: DAY + 1 }]);
  });
});

describe('what is to be known of a day beside its rule', () => {
  const kept = (observance: Observance, change: Partial<KeptOn> = {}): KeptOn => ({
    dayCount: DAY, span: span(0.2, 1.2), window: null, marginMinutes: 0, alternatives: [], observance, rule: observance.rule, ...change,
  }); // prettier-ignore
  const star: Rule = { basis: 'nakshatra', nakshatraIndex: 3, vyapti };
  const codes = (...asked: Parameters<typeof notesOf>) => notesOf(...asked).map(({ code }) => code);

  test('is a tithi without a sunrise or with two, of rules that count tithis', () => {
    const rule = row(tithiRule(10));
    expect(codes(skyByHand(), kept(rule))).toEqual([]);
    expect(codes(skyByHand(), kept(rule, { span: span(0.3, 1.2) }))).toEqual(['kshaya_tithi']);
    expect(codes(skyByHand(), kept(rule, { span: span(0.2, 1.3) }))).toEqual(['vriddhi_tithi']);
    expect(codes(skyByHand(), kept(row(star), { span: span(0.3, 1.2) }))).toEqual([]);
  });

  test('is a month that took another with it', () => {
    const sky = skyByHand({ months: { 0: { kind: 'kshaya', lostMonthIndex: 10 } } });
    expect(codes(sky, kept(row(tithiRule(10))))).toEqual(['kshaya_month']);
  });

  test('is Rohini in the middle of the night', () => {
    // Nishitha is .9833 to 1.0167 of the day; Rohini lasts 1.01 days.
    const from = (days: number) => codes(skyByHand({ moonDeg: 40 - days * 13.2 }), kept(row(star, { remark: 'rohini' })));
    expect([from(0.5), from(1.01), from(-0.02)]).toEqual([['rohini_at_nishitha'], ['rohini_at_nishitha'], ['rohini_at_nishitha']]);
    expect([from(1.02), from(-0.05)]).toEqual([[], []]);
  }); // prettier-ignore

  test('is when Bhadra ends, if that is after sunrise', () => {
    const perDay = 13.2 - 360 / 365.2425;
    const ends = (days: number) =>
      notesOf(skyByHand({ sunDeg: 0, moonDeg: 174 - days * perDay }), kept(row(star, { remark: 'bhadra' }), { span: span(-0.3, 0.7) }));
    expect(ends(0.2)).toEqual([]);
    expect(ends(0.3)).toEqual([{ code: 'bhadra_ends', jdUt: expect.closeTo(at(0.3), 4) }]);
  }); // prettier-ignore

  test('is that Abhijit stands in where the morning has nothing of the tithi', () => {
    const abhijit = row(star, { remark: 'abhijit' });
    expect(codes(skyByHand(), kept(abhijit))).toEqual(['ghatasthapana_at_abhijit']);
    expect(codes(skyByHand(), kept(abhijit, { window: span(0.3, 0.4) }))).toEqual([]);
    expect(codes(skyByHand(), kept(row(star)))).toEqual([]);
  });
});
