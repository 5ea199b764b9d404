import { expect, test } from 'vitest';
import { amountOf } from './credit-acts.tsx';

test.each([
  ['5000', 5_000],
  ['5,000', 5_000],
  ['+5 000 ', 5_000],
  ['-12', -12],
  ['−12', -12],
])('%s is an amount of credits', (text, amount) => expect(amountOf(text)).toBe(amount));

test.each(['', '5.5', '1e3', 'all', '5-', '--5'])('%s is none', (text) => expect(amountOf(text)).toBeNaN());
