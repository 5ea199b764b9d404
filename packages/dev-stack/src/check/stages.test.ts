import { expect, test } from 'vitest';
import { stagesOf } from './stages.ts';
import type { Step } from './step.ts';

const step = (name: string, isBeside = false): Step => ({
  name,
  title: name,
  isQuick: true,
  isBeside,
  run: () => Promise.resolve({ isFailure: false, output: '' }),
});
const namesOf = (...steps: Step[]) => stagesOf(steps).map((stage) => stage.map(({ name }) => name));

test('a step marked as beside shares the stage of the step before it; every step is in one stage', () =>
  expect(namesOf(step('types'), step('unused', true), step('fast'), step('database'), step('build', true))).toEqual([
    ['types', 'unused'],
    ['fast'],
    ['database', 'build'],
  ]));

test('a step that is chosen alone runs alone', () => expect(namesOf(step('build', true))).toEqual([['build']]));
