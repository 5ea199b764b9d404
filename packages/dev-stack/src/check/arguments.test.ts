import { expect, test } from 'vitest';
import { choose } from './arguments.ts';
import type { Step } from './step.ts';

const step = (name: string, isQuick: boolean): Step => ({
  name,
  title: name,
  isQuick,
  run: () => Promise.resolve({ isFailure: false, output: '' }),
});
const STEPS = [step('lint', true), step('fast', true), step('e2e', false)];
const namesOf = (...args: string[]) => choose(STEPS, args).steps.map(({ name }) => name);

test('without options every step runs, and the first failure ends the run', () => {
  expect(namesOf()).toEqual(['lint', 'fast', 'e2e']);
  expect(choose(STEPS, []).keepGoing).toBe(false);
});

test('the quick share leaves out what needs a database, a build or a browser', () => {
  expect(namesOf('--quick')).toEqual(['lint', 'fast']);
  expect(choose(STEPS, ['--quick', '--keep-going']).keepGoing).toBe(true);
});

test('one step can be run alone; a name that is none is answered with those there are', () => {
  expect(namesOf('--only', 'e2e')).toEqual(['e2e']);
  expect(() => namesOf('--only', 'e3e')).toThrow('the steps are lint, fast, e2e');
  expect(() => namesOf('--fast')).toThrow('Unknown option --fast');
});
