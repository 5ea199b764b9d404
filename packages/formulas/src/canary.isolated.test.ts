import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as current from './bundle-entry.ts';
import { type Digests, digestsOf } from './canary.ts';
import { loadBundle } from './load-bundle.ts';
import { CURRENT_VERSION, movedBetween, versionBefore, VERSIONS } from './versions.ts';

const recorded = (date: string): Digests =>
  JSON.parse(readFileSync(new URL(`../fixtures/${date}.json`, import.meta.url), 'utf8'));

test.each(VERSIONS.filter(({ commit }) => commit !== null).map(({ date }) => date))(
  'the bundle of %s answers 2,000 requests to the byte as the sources of its commit did',
  async (date) => {
    const bundle = loadBundle(date);
    const digests = digestsOf({ ...bundle, sky: await bundle.openSky() });
    expect(Object.values(digests).join(' ').split(' ').length).toBeGreaterThan(1_900);
    expect(digests).toEqual(recorded(date));
  },
);

test('no answer differs from the version before unless a row of `moved` names its operation', async () => {
  const before = versionBefore(CURRENT_VERSION);
  const old = before === null ? {} : recorded(before.date);
  const now = digestsOf({ ...current, sky: await current.openSky() });
  const moved = Object.keys(old).filter((id) => old[id] !== now[id]);
  const unexplained = moved.filter((id) => movedBetween(id, before?.date ?? '', CURRENT_VERSION.date).length === 0);
  expect(unexplained).toEqual([]);
});
