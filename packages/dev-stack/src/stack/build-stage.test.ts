import { expect, test } from 'vitest';
import { stageIn } from './build-stage.ts';

const PREFIX = '@graha/portal:build: ';

test('each stage of the portal’s build is told in plain words, the latest one first', () => {
  expect(stageIn(`${PREFIX}  Creating an optimized production build ...\n`)).toBe('compiling its pages');
  expect(stageIn(`${PREFIX}  Collecting page data using 1 worker ...\n`)).toBe('collecting its pages');
  expect(
    stageIn(
      `${PREFIX}  Generating static pages using 1 worker (0/492) ...\n${PREFIX}  Generating static pages using 1 worker (123/492) \n`,
    ),
  ).toBe('making static pages, 123 of 492');
  expect(stageIn('@graha/portal:generate: cache miss, executing 1\n')).toBe('computing the example answers');
});

test('output that announces no stage leaves the stage as it is', () => {
  expect(stageIn(`${PREFIX}✓ Compiled successfully in 45s\n`)).toBe(null);
  expect(stageIn('')).toBe(null);
});
