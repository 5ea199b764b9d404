import { expect, test } from 'vitest';
import { choose } from './arguments.ts';
import { SCENARIOS } from './scenarios.ts';

const ids = (args: string[]): string[] => choose(SCENARIOS, args).scenarios.map(({ id }) => id);

test('without options every test runs its long run under a seed of chance', () => {
  expect(choose(SCENARIOS, [])).toMatchObject({ scenarios: SCENARIOS, tries: null, isFromSource: false });
  expect(choose(SCENARIOS, []).seed).not.toBe(choose(SCENARIOS, []).seed);
});

test('tests can be named, a seed and a number of tries given', () => {
  expect(ids(['--only', 't4,T2'])).toEqual(['T4', 'T2']);
  expect(choose(SCENARIOS, ['--seed', '7', '--tries', '3'])).toMatchObject({ seed: 7, tries: 3 });
});

test.each([
  [['--only', 'T999'], /no test T999; the tests are T2/],
  [['--tries', '0'], /--tries takes a whole number from 1/],
  [['--seed'], /--seed takes a whole number from 0, not nothing/],
  [['--fast'], /Unknown option --fast. Usage: npm run test:faults/],
])('%j is refused with what to write instead', (args, message) => {
  expect(() => choose(SCENARIOS, args)).toThrow(message);
});

test('every test has a number of its own', () => {
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});
