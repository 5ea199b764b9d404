import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const january = { from: '2026-01-01', to: '2026-01-31', ...CHENNAI };
const festivals = (input: object) => answered(panchang.festivals, { ...january, ...input }, sky).festivals;

test('Pongal of the sky names the day of the Vakya, and that of the Vakya names the day of the sky', () => {
  const [bySky] = festivals({ ids: 'makara_sankranti' });
  expect(bySky?.date).toBe('2026-01-14');
  expect(bySky?.other_almanacs).toContainEqual({ almanac: 'tamil_vakya', date: '2026-01-15' });
  const [byVakya] = festivals({ ids: 'makara_sankranti', settings: { almanac: 'tamil_vakya' } });
  expect(byVakya?.date).toBe('2026-01-15');
  expect(byVakya?.other_almanacs).toEqual([{ almanac: 'drik', date: '2026-01-14' }]);
  const [mattu] = festivals({ ids: 'mattu_pongal' });
  expect([mattu?.date, mattu?.other_almanacs]).toEqual(['2026-01-15', [{ almanac: 'tamil_vakya', date: '2026-01-16' }]]);
}); // prettier-ignore

test('an observance names no almanac of a region that does not keep it, nor one that agrees', () => {
  expect(festivals({ ids: 'lohri' })[0]?.other_almanacs).toEqual([]);
  const [pongal] = festivals({ from: '2025-01-01', to: '2025-01-31', ids: 'makara_sankranti' });
  expect([pongal?.date, pongal?.other_almanacs]).toEqual(['2025-01-14', []]);
});

test('the days named are those by every almanac, for each observance of two years', () => {
  for (const year of [2026, 2028]) {
    const asked = { from: `${year}-01-01`, to: `${year}-12-31`, ...CHENNAI, schools: 'all' };
    const { festivals: found, by_almanac: all } = answered(panchang.festivals, asked, sky);
    const named = found.flatMap(({ id, date, other_almanacs: others }) => others.map((other) => ({ id, date, almanac: other.almanac, theirs: other.date })));
    expect(named.length).toBeGreaterThan(20);
    for (const { id, date, almanac, theirs } of named) {
      const own = all?.filter((one) => one.id === id && one.days.some((day) => day.date === date)) ?? [];
      const days = own.flatMap((one) => one.days.filter(({ almanacs }) => almanacs.includes(almanac)).map((day) => day.date));
      expect([id, date, almanac, days]).toEqual([id, date, almanac, [theirs]]);
    }
  }
}); // prettier-ignore
