import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { eclipses } from '../events/eclipses.ts';
import { muhurta } from './muhurta.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: -4 };
const ECLIPSE_DAY = { year: 2025, month: 9, date: 7 };

const at = (hours: number, place: object, query: object = {}, day: object = ECLIPSE_DAY) =>
  answered(muhurta.check, { purpose: 'foundation', ...day, hours, minutes: 0, ...place, ...query }, sky);
const codesAt = (...asked: Parameters<typeof at>): string[] => {
  const { reasons, cautions } = at(...asked);
  return [...reasons, ...cautions].map(({ code }) => code);
};

test('sutak of an eclipse that is seen forbids, as long as events/eclipses says', () => {
  const asked = { from: '2025-09-01', to: '2025-09-30', ...DELHI };
  const seen = answered(eclipses, asked, sky).eclipses.find(({ kind }) => kind === 'lunar');
  expect(seen?.local?.sutak?.start.slice(0, 13)).toBe('2025-09-07T12');
  expect(at(20, DELHI).forbidding).toContain('sutak');
  expect(at(12, DELHI).forbidding).not.toContain('sutak');
  expect(at(3, DELHI, {}, { ...ECLIPSE_DAY, date: 8 }).forbidding).not.toContain('sutak');
});

test('where the eclipse is not seen nothing is forbidden or marked', () => {
  for (const hours of [1, 9, 14, 20])
    expect(codesAt(hours, NEW_YORK).filter((code) => /sutak|eclipse/.test(code))).toEqual([]);
});

test('the day of the eclipse and the three days after it are marked, and forbid where they are asked to', () => {
  expect(codesAt(9, DELHI)).toContain('eclipse_day');
  const days = [8, 9, 10, 11].map((date) => codesAt(9, DELHI, {}, { ...ECLIPSE_DAY, date }).includes('after_eclipse'));
  expect(days).toEqual([true, true, true, false]);
  expect(at(9, DELHI, { bans: 'eclipse_day' }).forbidding).toContain('eclipse_day');
  expect(at(9, DELHI, { bans: 'after_eclipse' }, { ...ECLIPSE_DAY, date: 9 }).forbidding).toContain('after_eclipse');
});

test('the rule of hours is a ban of its own: nine before the Moon, twelve before the Sun', () => {
  expect(at(12, DELHI, { bans: 'sutak_fixed' }).forbidding).not.toContain('sutak_fixed');
  expect(at(13, DELHI, { bans: 'sutak_fixed' }).forbidding).toContain('sutak_fixed');
  const solar = { year: 2027, month: 8, date: 2 };
  expect(at(8, DELHI, { bans: 'sutak_fixed' }, solar).forbidding).toContain('sutak_fixed');
});

test('a search finds no time in sutak, and says of the day what forbids it', () => {
  const week = { from: '2025-09-06', to: '2025-09-09', limit: 500, min_minutes: 1 };
  const search = (bans: string) => answered(muhurta.find, { purpose: 'gold', ...week, ...DELHI, bans }, sky);
  const [free, kept] = [search('none'), search('sutak')];
  const inSutak = ({ start, end }: { start: string; end: string }) =>
    start < '2025-09-08T01:26' && end > '2025-09-07T12:57';
  expect(free.windows.some(inSutak)).toBe(true);
  expect(kept.windows.some(({ start, end }) => start < '2025-09-08T01:20' && end > '2025-09-07T13:05')).toBe(false);
});

test('a ranked search ends its times where sutak begins', () => {
  const day = { from: '2025-09-07', to: '2025-09-07', mode: 'ranked', limit: 500, min_minutes: 1 };
  const { windows } = answered(muhurta.find, { purpose: 'foundation', ...day, ...DELHI }, sky);
  expect(windows.length).toBeGreaterThan(0);
  expect(windows.every(({ end }) => end < '2025-09-07T13:05')).toBe(true);
});
