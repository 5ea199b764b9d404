import { expect, test } from 'vitest';
import { tidySchema } from './tidy-schema.ts';

const pattern = '^x$';
const kept = (format: string, io: 'input' | 'output'): boolean =>
  'pattern' in tidySchema({ type: 'string', format, pattern }, io);

test('a request keeps each pattern that may refuse more than its format, and an answer has none beside a format', () => {
  expect(['date', 'date-time', 'uuid'].map((format) => kept(format, 'input'))).toEqual([false, true, true]);
  expect(['date', 'date-time', 'uuid'].map((format) => kept(format, 'output'))).toEqual([false, false, false]);
  expect(tidySchema({ type: 'string', pattern }, 'output')).toEqual({ type: 'string', pattern });
});
