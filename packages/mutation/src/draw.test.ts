import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { typescriptMutants } from './typescript/mutants.ts';

const mutants = typescriptMutants(
  'a.ts',
  Array.from({ length: 20 }, (_, index) => `if (a${index} < b) c();`).join('\n'),
);
const linesOf = (seed: number) => draw(mutants, 8, seed).map(({ line, change }) => `${line} ${change}`);

test('the same seed draws the same mutants, another one others', () => {
  expect(linesOf(3)).toEqual(linesOf(3));
  expect(linesOf(3)).not.toEqual(linesOf(4));
});

test('of one place at most one mutant is drawn, and all places if there are fewer than asked for', () => {
  const all = draw(mutants, 1_000, 1);
  const places = new Set(mutants.map(({ start, original }) => `${start} ${original.length}`));
  expect(new Set(all.map(({ start, original }) => `${start} ${original.length}`))).toEqual(places);
  expect(all).toHaveLength(places.size);
});

test('drawn mutants come in the order of the file', () => {
  const starts = draw(mutants, 10, 5).map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
