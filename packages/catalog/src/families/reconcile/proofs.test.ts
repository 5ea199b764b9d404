import { expect, test } from 'vitest';
import { answerTo, BIRTH_1990, DELHI, type ReconcileInput } from './testing.ts';

const keysOf = (input: ReconcileInput): string[] | undefined =>
  answerTo(input).explanations[0]?.changes.map(({ key }) => key);

const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' } as const;
const ISTANBUL = { latitude: 41.0082, longitude: 28.9784, timezone: 'Europe/Istanbul' } as const;

/** The values of our own API for a birth read by another clock. */
function shownBy(birth: Omit<ReconcileInput, 'shown'>): ReconcileInput['shown'] {
  const { yours } = answerTo({ ...birth, shown: { moon: "1°1' Aries", lagna: "1°1' Aries" } });
  return Object.fromEntries(yours.map(({ name, computed }) => [name, computed]));
}

test('a Moon 1°27′ ahead is the ayanamsa of Raman against Lahiri', () => {
  const { explanations, yours } = answerTo({ ...BIRTH_1990, shown: { moon: "19°46' Taurus" } });
  expect(yours[0]?.apart).toBe('1°26′');
  expect(explanations[0]?.sentence).toBe('They use the ayanamsa Raman, you use Lahiri. Nothing else differs.');
});

test('a lagna one sign off for Turkey in 2016 is the abolished summer time', () => {
  const birth = { year: 2016, month: 12, date: 5, hours: 8, minutes: 30, ...ISTANBUL };
  const [own, other] = [birth, { ...birth, timezone: 2 }].map(
    (read) => answerTo({ ...read, shown: { lagna: 'Aries' } }).yours[0]?.computed,
  );
  expect(own).not.toBe(other);
  expect(keysOf({ ...birth, shown: { lagna: other } })).toEqual(['old_zone_rules']);
});

test('a chart an hour off in the India of 1942 is war time', () => {
  const birth = { year: 1942, month: 10, date: 5, hours: 9, minutes: 10, ...DELHI };
  expect(keysOf({ ...birth, shown: shownBy({ ...birth, timezone: 5.5 }) })).toEqual(['war_time_left_out']);
});

test('a chart an hour off in New York in July 1960 is forgotten summer time', () => {
  const birth = { year: 1960, month: 7, date: 14, hours: 18, minutes: 20, ...NEW_YORK };
  expect(keysOf({ ...birth, shown: shownBy({ ...birth, timezone: -5 }) })).toEqual(['summer_time_left_out']);
});

test('a dasha some hundred days off after 20 years is a year of 360 days', () => {
  const shown = { dasha: { lord: 'Saturn', from: '2030-01-01' } };
  const with360 = answerTo({ ...BIRTH_1990, shown, settings: { year_length: 360 } }).yours[0]?.computed ?? '';
  expect(keysOf({ ...BIRTH_1990, shown: { moon: "18°20' Taurus", dasha: { lord: 'Saturn', from: with360 } } })).toEqual(
    ['year_length'],
  );
});

test('no convention gives a birth in Lucknow on 1990-11-20 a Moon mahadasha from 2019-02-24', () => {
  const lucknow = { latitude: 26.8467, longitude: 80.9462, timezone: 'Asia/Kolkata' };
  const birth = { year: 1990, month: 11, date: 20, hours: 16, minutes: 0, ...lucknow };
  const answer = answerTo({ ...birth, shown: { dasha: { lord: 'Moon', from: '2019-02-24' } } });
  expect(answer.verdict).toBe('unexplained');
  expect(answer.explanations).toEqual([]);
  expect(answer.partial.length).toBeGreaterThan(0);
});

test('values that agree need no explanation', () => {
  const { verdict, explanations } = answerTo({ ...BIRTH_1990, shown: shownBy(BIRTH_1990) });
  expect(verdict).toBe('agrees');
  expect(explanations).toMatchObject([{ departures: 0, changes: [] }]);
});

test('a whole degree fits several ayanamsas, and the minutes of one longitude would decide', () => {
  const answer = answerTo({ ...BIRTH_1990, shown: { moon: '19° Taurus' } });
  expect(answer.verdict).toBe('several');
  expect(['moon', 'lagna', 'sun', 'rahu']).toContain(answer.deciding?.name);
  const decided = answer.deciding?.options.map(({ value }) => value);
  expect(new Set(decided).size).toBe(answer.explanations.length);
});

test('a dasha that belongs to another Moon is named as a contradiction', () => {
  const shown = { moon: '18°20\'10" Taurus', lagna: "15°32' Virgo", dasha: { lord: 'Jupiter', from: '2018-11-01' } };
  const answer = answerTo({ ...BIRTH_1990, shown });
  expect(answer.verdict).toBe('unexplained');
  expect(answer.contradictions).toMatchObject([{ values: ['moon', 'dasha'] }]);
  expect(answer.contradictions[0]?.sentence).toMatch(/belongs to a Moon .* further than this Moon/);
});

test('every ayanamsa near the caller’s own says where it puts the Moon', () => {
  const { ayanamsas, charts } = answerTo({ ...BIRTH_1990, shown: { moon: "19°46' Taurus" } });
  const moons = Object.fromEntries(ayanamsas.map(({ ayanamsa, moon }) => [ayanamsa, moon]));
  const moonOf = (chart: typeof charts.yours): number | undefined =>
    chart.planets.find(({ name }) => name === 'Moon')?.longitude;
  expect(moons['lahiri']).toBe(moonOf(charts.yours));
  expect(moons['raman']).toBe(charts.theirs === null ? undefined : moonOf(charts.theirs));
  // Printed in tables of 1990-08-15: Lahiri 23°43′48″, Raman 22°17′.
  expect(ayanamsas.find(({ ayanamsa }) => ayanamsa === 'lahiri')?.degrees).toBeCloseTo(23.73, 2);
  expect(ayanamsas.map(({ moon }) => moon)).toEqual(ayanamsas.map(({ moon }) => moon).toSorted((a, b) => a - b));
  expect(ayanamsas.length).toBeGreaterThan(20);
  expect(Object.keys(moons)).not.toContain('j2000');
});
