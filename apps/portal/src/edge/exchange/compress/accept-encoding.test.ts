import { expect, test } from 'vitest';
import { codingFor } from './accept-encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.4, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0', null],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['identity, br', 'br'],
  ['identity;q=0.5, gzip;q=0.4', null],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=-1, gzip;q=x', null],
  ['x'.repeat(64) + ';q=1, br;q=0.1', 'br'],
  ['brotli, broken', null],
])('%s is answered as %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
