import { describe, expect, test } from 'vitest';
import { bodyOf, todayIn } from './request.ts';

const reader = (attributes: Record<string, string>) => (name: string) => attributes[name] ?? null;
const BIRTH = { date: '1990-08-15', time: '09:30' };
const MOMENT = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30 };

describe('the body of a call', () => {
  test.each<[string, Record<string, string>, object]>([
    ['a place by its id', { ...BIRTH, 'place-id': '1273294' }, { ...MOMENT, place_id: 1273294 }],
    [
      'a point with a named zone',
      { ...BIRTH, latitude: '28.6', longitude: '77.2', timezone: 'Asia/Kolkata' },
      { ...MOMENT, latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' },
    ],
    [
      'a point with hours',
      { ...BIRTH, latitude: '-90', longitude: '0', timezone: '5.5' },
      { ...MOMENT, latitude: -90, longitude: 0, timezone: 5.5 },
    ],
    ['seconds', { date: '1601-01-01', time: '23:59:58', 'place-id': '1' }, { year: 1601, month: 1, date: 1, hours: 23, minutes: 59, seconds: 58, place_id: 1 }],
    ['settings', { ...BIRTH, 'place-id': '1', ayanamsa: 'raman', language: 'hi' }, { ...MOMENT, place_id: 1, settings: { ayanamsa: 'raman', language: 'hi' } }],
    ['a house system', { ...BIRTH, 'place-id': '1', 'house-system': 'koch' }, { ...MOMENT, place_id: 1, settings: { house_system: 'koch' } }],
    ['a written request, with settings beside it', { request: '{"year":1}', language: 'ta' }, { year: 1, settings: { language: 'ta' } }],
    ['settings in a written request, which win', { request: '{"settings":{"language":"hi"}}', language: 'ta' }, { settings: { language: 'hi' } }],
  ])('%s', (_, attributes, body) => {
    expect(bodyOf(reader(attributes), null)).toEqual(body);
  }); // prettier-ignore

  test('says nothing if no attribute does', () => {
    expect(bodyOf(reader({ language: 'hi' }), null)).toBeNull();
  });

  test('takes the usual day if the attributes have none', () => {
    const usual = { date: '2026-11-29', time: '12:00' };
    expect(bodyOf(reader({ 'place-id': '1' }), usual)).toEqual({ year: 2026, month: 11, date: 29, hours: 12, minutes: 0, place_id: 1 });
  }); // prettier-ignore

  test.each<[string, Record<string, string>, RegExp]>([
    ['no date', { time: '09:30' }, /attribute date/],
    ['a date in words', { ...BIRTH, date: '15 August 1990' }, /attribute date/],
    ['no time', { date: '1990-08-15' }, /attribute time/],
    ['no zone', { ...BIRTH, latitude: '1', longitude: '2' }, /place-id, or latitude/],
    ['an empty zone', { ...BIRTH, latitude: '1', longitude: '2', timezone: ' ' }, /place-id, or latitude/],
    ['a request that is no JSON', { request: '{year}' }, /attribute request/],
    ['a request that is no object', { request: '7' }, /attribute request/],
  ])('%s is refused with the name of the attribute', (_, attributes, message) => {
    expect(() => bodyOf(reader(attributes), null)).toThrow(message);
  });
});

test('today is the day at the zone', () => {
  const now = new Date('2026-11-29T20:00:00Z');
  expect(todayIn('Asia/Kolkata', now)).toBe('2026-11-30');
  expect(todayIn('America/New_York', now)).toBe('2026-11-29');
  expect(() => todayIn('Mars/Base', now)).toThrow(/no time zone Mars\/Base/);
  expect(todayIn('5.5', now)).toMatch(/^2026-11-(29|30)$/);
});
