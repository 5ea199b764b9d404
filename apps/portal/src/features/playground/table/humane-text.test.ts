import { expect, test } from 'vitest';
import { humaneText } from './humane-text.ts';

test.each([
  ['2026-11-27T14:35:00+05:30', '2:35 pm, Fri 27 Nov 2026'],
  ['1995-06-21T00:05:09+05:30', '12:05:09 am, Wed 21 Jun 1995'],
  ['1880-01-01T12:00:00+04:38:26', '12:00 pm, Thu 1 Jan 1880'],
  ['2026-11-27T14:35:00Z', '2:35 pm UTC, Fri 27 Nov 2026'],
  ['2026-11-27', 'Fri 27 Nov 2026'],
  ['2026-11-27, 2026-11-28', 'Fri 27 Nov 2026, Sat 28 Nov 2026'],
])('%s is written as %s', (text, shown) => expect(humaneText(text)).toBe(shown));

test.each(['1.0', 'swisseph 2.10.03', '+05:30', '2026', '-0044-03-15', 'v2026-11-27', '2026-13-45'])(
  '%s stays as it is',
  (text) => expect(humaneText(text)).toBe(text),
);
