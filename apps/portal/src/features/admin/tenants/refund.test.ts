import { expect, test } from 'vitest';
import { centsOf } from './refund.tsx';

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12.05', 1_205],
  [' $1,200.00 ', 120_000],
  ['0.01', 1],
  // A product of floating-point numbers would give 1,998.9999 here.
  ['19.99', 1_999],
])('%s are %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test.each(['', '-5', '1.234', '1e3', 'five', '.5', '$'])('%j is no amount', (text) => expect(centsOf(text)).toBeNaN());
