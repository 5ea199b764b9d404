import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { kp } from '../kp/kp.ts';
import { panchang } from './panchang.ts';

const sky = await createEphemeris();
/** Tuesday, 14 March 2023, in Delhi: sunrise at 06:32. */
const AT = { year: 2023, month: 3, date: 14, minutes: 0, latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const varaAt = (hours: number, settings: object, place: object = {}) =>
  answered(panchang.vara, { ...AT, hours, settings, ...place }, sky).vara;

test('before sunrise the day of the texts is the day before, that from midnight is the civil date', () => {
  expect(varaAt(3, {})).toMatchObject({ name: 'Monday', basis: 'sunrise', end: expect.stringMatching('03-14T06:3') });
  expect(varaAt(3, { day_start: 'midnight' })).toEqual({
    ...varaAt(9, { day_start: 'sunrise' }),
    basis: 'civil',
    start: '2023-03-14T00:00:00+05:30',
    end: '2023-03-15T00:00:00+05:30',
  });
  for (const hours of [0, 9, 23]) expect(varaAt(hours, { day_start: 'midnight' }).name).toBe('Tuesday');
});

test('the civil day does not end with the first sunrise after a polar night', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, timezone: 1, month: 1, date: 15 };
  expect(varaAt(3, { day_start: 'midnight' }, tromso)).toMatchObject({
    start: '2023-01-15T00:00:00+01:00',
    end: '2023-01-16T00:00:00+01:00',
  });
});

test('the lord of the day of a KP judgement follows it', () => {
  const rulersAt = (settings: object) => answered(kp['ruling-planets'], { ...AT, hours: 3, settings }, sky);
  const lordOf = ({ rulers }: ReturnType<typeof rulersAt>) => rulers.find(({ role }) => role === 'day')?.name;
  expect(lordOf(rulersAt({}))).toBe('Moon');
  const civil = rulersAt({ day_start: 'midnight' });
  expect(lordOf(civil)).toBe('Mars');
  expect(civil.panchang_day).toMatchObject({
    date: '2023-03-14',
    weekday: 'Tuesday',
    basis: 'civil',
    sunrise: expect.stringMatching('03-14T06:3'),
    sunset: expect.stringMatching('03-14T18:2'),
  });
});
