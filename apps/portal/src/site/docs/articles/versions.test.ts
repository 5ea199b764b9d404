import { VERSIONS } from '@graha/formulas/versions';
import canary from '@graha/formulas/data/canary.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { RELEASES } from '../changelog/releases.ts';

const lines = RELEASES.flatMap(({ changes }) => changes);

test('every reason of a version begins a line of the changelog', () => {
  const reasons = VERSIONS.flatMap(({ moved }) => moved.map(({ changelog }) => changelog));
  expect(reasons.filter((reason) => !lines.some((line) => line.startsWith(reason)))).toEqual([]);
});

test('the published comparison is that of the last two versions', () => {
  expect([canary.from, canary.to]).toEqual(VERSIONS.slice(-2).map(({ date }) => date));
  expect(canary.operations.filter(({ why }) => why.length === 0)).toEqual([]);
});
