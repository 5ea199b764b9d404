import { expect, test } from 'vitest';
import { clockReading } from './timezone.ts';

const at = (text: string) => {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/[- :]/).map(Number);
  return { year, month, day, hours, minutes, seconds };
};

test('a reading has the offset that held then, not the one of today', () => {
  expect(clockReading('Asia/Kolkata', at('1943-05-01 12:00:00'))).toEqual({
    kind: 'once',
    offset: { seconds: 23_400, text: '+06:30' },
  });
  expect(clockReading('Asia/Kolkata', at('1991-07-19 03:47:11'))).toMatchObject({ offset: { text: '+05:30' } });
  expect(clockReading(5.75, at('1991-07-19 03:47:11'))).toMatchObject({ kind: 'once', offset: { text: '+05:45' } });
});

test('a reading between two changes of the clock occurred twice or never, and says by which clocks', () => {
  expect(clockReading('Europe/London', at('1992-10-25 01:30:00'))).toEqual({
    kind: 'twice',
    before: { seconds: 3600, text: '+01:00' },
    after: { seconds: 0, text: '+00:00' },
  });
  expect(clockReading('Europe/London', at('1992-03-29 01:30:00'))).toMatchObject({
    kind: 'never',
    before: { text: '+00:00' },
    after: { text: '+01:00' },
  });
});

test('what names no zone has no reading', () => {
  for (const text of ['Asia/Nowhere', '+05:30', '', '2000-01-01T00:00[UTC]']) {
    expect(clockReading(text, at('2000-01-01 00:00:00'))).toBeNull();
  }
});
