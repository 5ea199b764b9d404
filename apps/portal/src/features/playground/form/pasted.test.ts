import { expect, test } from 'vitest';
import { pastedValues } from './pasted.ts';

test('a JSON body is taken apart into fields', () => {
  const body = '{"bride":{"year":1995,"timezone":"Asia/Kolkata"},"settings":{"vashya_split":false}}';
  expect(pastedValues(`\n ${body} `)).toEqual({
    'bride.year': '1995',
    'bride.timezone': 'Asia/Kolkata',
    'settings.vashya_split': 'false',
  });
});

test.each([
  'year=1995&timezone=Asia%2FKolkata',
  '?year=1995&timezone=Asia%2FKolkata',
  'http://localhost:4000/api/v1/kundali/basic?year=1995&timezone=Asia%2FKolkata',
])('a query is taken apart: %s', (text) =>
  expect(pastedValues(text)).toEqual({ year: '1995', timezone: 'Asia/Kolkata' }),
);

test.each(['1995', 'Mumbai', 'year=1995', 'a = b & c = d', '{"year":', '[1,2]', '{}', '"year"', 'x'.repeat(20_000)])(
  'other text is left to the field it was meant for: %s',
  (text) => expect(pastedValues(text)).toBeNull(),
);
