import { expect, test } from 'vitest';
import { NOTHING_FOUND } from './findings.ts';
import { play } from './play.ts';
import type { Scenario, Trial } from './scenario.ts';
import type { TestBed } from './stage.ts';

/** A scenario that never ends by itself. */
const stuck = (heard: (trial: Trial) => void): Scenario => ({
  id: 'T99',
  title: 'stuck',
  guarantee: 'G1',
  tries: { short: 1, long: 1 },
  secondsMax: 0.05,
  run: (trial) => {
    heard(trial);
    return new Promise(() => undefined);
  },
});

// Safe: these scenarios do not use the database.
const testBed = { undo: () => undefined } as unknown as TestBed;
const RUN = { seed: 1, tries: 1 };

test('a scenario that takes too long ends with that as its problem, and hears that it should stop', async () => {
  let trial: Trial | undefined;
  const { result } = await play(
    stuck((heard) => (trial = heard)),
    testBed,
    RUN,
  );
  expect(result.problems[0]).toContain('It took longer than 0.05 s.');
  expect(trial?.signal.aborted).toBe(true);
});

test('a run that is stopped ends its scenario at once', async () => {
  const stop = new AbortController();
  const scenario = { ...stuck(() => stop.abort()), secondsMax: 3_600 };
  const { result } = await play(scenario, testBed, { ...RUN, signal: stop.signal });
  expect(result.problems[0]).toContain('The run was stopped.');
});

test('an error that a scenario throws is a problem that it found', async () => {
  const scenario: Scenario = { ...stuck(() => undefined), run: () => Promise.reject(new Error('no answer')) };
  const { result } = await play(scenario, testBed, RUN);
  expect(result.problems[0]).toContain('no answer');
});

test('what a scenario returns is its result', async () => {
  const result = { ...NOTHING_FOUND, tried: 1, notes: [], acknowledged: 3 };
  const scenario: Scenario = { ...stuck(() => undefined), run: () => Promise.resolve(result) };
  expect((await play(scenario, testBed, RUN)).result).toEqual(result);
});
