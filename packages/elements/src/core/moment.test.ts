import { expect, test } from 'vitest';
import { birthMsOf, clockReading } from './moment.ts';

const at = (utc: unknown, utc_offset: unknown) => ({ metadata: { birth: { utc, utc_offset } } });

test.each([
  ['1995-06-21T09:00:00Z', '+05:30', '1995-06-21 14:30'],
  ['2000-01-01T00:00:00Z', '-05:00', '1999-12-31 19:00'],
  ['1880-01-01T00:00:00Z', '+04:38:26', '1880-01-01 04:38'],
  ['1601-01-01T00:00:00Z', '+00:00', '1601-01-01 00:00'],
  ['-003101-02-18T00:00:00Z', '+05:00', '-003101-02-18 05:00'],
])('%s at %s is %s on the clock', (utc, offset, reading) => {
  const ms = birthMsOf(at(utc, offset));
  expect(ms).not.toBeNull();
  expect(clockReading(ms ?? 0)).toBe(reading);
});

test.each([[{}], [{ metadata: null }], [at('x', '+05:30')], [at(7, '')], [at('1995-06-21T09:00:00Z', 'x')]])(
  'an answer without a moment has none',
  (answer) => {
    expect(birthMsOf(answer)).toBeNull();
  },
);
