import { expect, test } from 'vitest';
import { zoneAnswer } from '../../../server/sky.ts';

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
