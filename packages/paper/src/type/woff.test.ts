import { expect, test } from 'vitest';
import { unpackWoff } from './woff.ts';

test('what is no WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOFF'))).toThrow(RangeError);
  expect(() => unpackWoff(Buffer.alloc(100))).toThrow('not WOFF');
});
