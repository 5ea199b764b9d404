import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './play.ts';
import { resultOf, type Scenario, type Trial } from './scenario.ts';
import { type TestBed, openTestBed } from './stage.ts';

let testBed: TestBed;
beforeAll(async () => {
  testBed = await openTestBed('source');
});
afterAll(() => testBed.close());

const scenarioOf = (run: (stage: Trial['stage']) => Promise<void>): Scenario => ({
  id: 'T99',
  title: 'a replica',
  guarantee: 'G1',
  tries: { short: 1, long: 1 },
  run: async ({ stage }) => {
    await run(stage);
    return resultOf(1, []);
  },
});
const problemsOf = async (run: (stage: Trial['stage']) => Promise<void>): Promise<string[]> =>
  (await play(scenarioOf(run), testBed, { seed: 1, tries: 1 })).result.problems;

test('a replica that ends by itself is a problem', async () => {
  const problems = await problemsOf(async (stage) => {
    const { pid, ended } = await stage.api();
    process.kill(pid, 'SIGKILL');
    await ended;
  });
  expect(problems).toEqual([expect.stringContaining('a replica ended by itself (SIGKILL)')]);
});

test('a replica that the scenario ends is none', async () => {
  expect(await problemsOf(async (stage) => void (await (await stage.api()).end('SIGKILL')))).toEqual([]);
});
