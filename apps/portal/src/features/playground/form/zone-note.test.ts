import type { BirthClock } from '@graha/catalog/request/clock/birth-clock';
import { CLOCK_CHOICES } from '@graha/catalog/request/clock/place-clock';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { operationOf } from '../../../shared/operations.ts';
import { zoneAnswer } from '../../../server/sky.ts';

type Printed = z.output<typeof BirthClock>;

const sky = await createEphemeris();

const asked = (timezone: string, text: string) => {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/[- :]/).map(Number);
  return zoneAnswer({ timezone, year, month, date, hours, minutes, seconds });
};

test('a name and a number of hours are read alike, by the rules of that day', () => {
  const answer = { kind: 'once', offset: '+05:30', utc: '1991-07-18T22:17:11Z' };
  expect(asked('Asia/Kolkata', '1991-07-19 03:47:11')).toEqual(answer);
  expect(asked('5.5', '1991-07-19 03:47:11')).toEqual(answer);
  expect(asked('Asia/Kolkata', '1943-07-19 03:47:11')).toMatchObject({ offset: '+06:30' });
});

test('an hour that came twice or never comes with both readings of it', () => {
  expect(asked('Europe/London', '1992-10-25 01:30:00')).toEqual({
    kind: 'twice',
    before: { offset: '+01:00', utc: '1992-10-25T00:30:00Z' },
    after: { offset: '+00:00', utc: '1992-10-25T01:30:00Z' },
  });
  expect(asked('Europe/London', '1992-03-29 01:30:00')).toMatchObject({ kind: 'never' });
});

test('no zone, no such date: nothing is claimed', () => {
  expect(asked('Asia/Nowhere', '1991-07-19 03:47:11')).toEqual({ kind: 'unknown' });
  expect(asked('15', '1991-07-19 03:47:11')).toEqual({ kind: 'unknown' });
  expect(asked('Asia/Kolkata', '1991-02-31 03:47:11')).toEqual({ kind: 'no-date' });
  expect(asked('Asia/Nowhere', '1900-02-29 03:47:11')).toEqual({ kind: 'no-date' });
});

const PORBANDAR = { latitude: 21.6422, longitude: 69.6093 };

test('before the first standard time of its zone a place is read by its own mean time, with the reason', () => {
  const born = { timezone: 'Asia/Kolkata', year: 1869, month: 10, date: 2, hours: 7, minutes: 12, seconds: 0 };
  const answer = zoneAnswer({ ...born, place: PORBANDAR });
  expect(answer).toMatchObject({ kind: 'once', offset: '+04:38:26', utc: '1869-10-02T02:33:34Z' });
  expect(answer).toHaveProperty('note', expect.stringContaining('Before the first standard time of Asia/Kolkata'));
  expect(zoneAnswer({ ...born, place: PORBANDAR, clock: 'zone' })).toMatchObject({ offset: '+05:53:20' });
  expect(zoneAnswer({ ...born, place: PORBANDAR, clock: 'ut' })).toMatchObject({ offset: '+00:00' });
  expect(zoneAnswer({ ...born, place: PORBANDAR, clock: 'sundial' })).toEqual({ kind: 'unknown' });
});

test('the note shows the instant that the API computes, by each clock', () => {
  const natal = operationOf('western/natal');
  const births = [
    { timezone: 'Asia/Kolkata', year: 1869, month: 10, date: 2, hours: 7, minutes: 12, seconds: 0, place: PORBANDAR },
    { timezone: 'Asia/Kolkata', year: 1943, month: 7, date: 19, hours: 3, minutes: 47, seconds: 11, place: PORBANDAR },
    { timezone: 'Europe/Rome', year: 1890, month: 1, date: 5, hours: 4, minutes: 0, seconds: 0, place: { latitude: 45.07, longitude: 7.69 } },
  ]; // prettier-ignore
  for (const { place, ...civil } of births) {
    for (const clock of CLOCK_CHOICES) {
      const request = natal?.input.parse({ ...civil, ...place, settings: { clock } });
      // Safe: the metadata of an operation on a birth, as the conformance test proves.
      const answer = natal?.compute(request as never, sky) as { metadata: { birth: Printed } };
      const { utc, utc_offset: offset, note } = answer.metadata.birth;
      const shown = { offset, utc, ...(note === undefined ? {} : { note: note.text }) };
      expect(zoneAnswer({ ...civil, place, clock }), `${civil.year} ${clock}`).toEqual({ kind: 'once', ...shown });
    }
  }
});
