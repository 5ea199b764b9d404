import { describe, expect, test } from 'vitest';
import manifest from '../data/manifest.json' with { type: 'json' };
import { addFiles, reachOf } from './swiss-files.ts';

test('every file of the manifest is copied, whole', () => {
  const created: [name: string, bytes: number][] = [];
  const FS_createDataFile = (_folder: string, name: string, bytes: Uint8Array): number =>
    created.push([name, bytes.length]);
  addFiles({ FS_createDataFile });
  expect(created.map(([name]) => name)).toEqual(manifest.files.map(({ name }) => name));
  // Planets, Moon and asteroids of two times six hundred years.
  expect(created.map(([name]) => name).toSorted()).toEqual(
    ['seas', 'semo', 'sepl'].flatMap((kind) => [`${kind}_06.se1`, `${kind}_12.se1`]),
  );
  expect(created.map(([, bytes]) => bytes)).toEqual(manifest.files.map(({ bytes }) => bytes));
});

test('a library that takes no files is an error', () => {
  expect(() => addFiles({})).toThrow('swisseph-wasm no longer exports FS_createDataFile');
});

describe('an instant', () => {
  const reached = (instants: readonly number[]): { copies: number[]; opened: number[] } => {
    const [copies, opened]: [number[], number[]] = [[], []];
    let asked = 0;
    const FS_createDataFile = () => copies.push(asked);
    const reach = reachOf({ FS_createDataFile }, (jd) => opened.push(jd));
    for (const jdUt of instants) {
      asked = jdUt;
      reach(jdUt);
    }
    return { copies: [...new Set(copies)], opened };
  };

  test('after 1802 needs no older file, one before copies them once', () => {
    expect(reached([2_451_545, 2_379_600])).toEqual({ copies: [], opened: [] });
    expect(reached([2_451_545, 2_379_500, 2_000_000, 2_451_545, 2_379_500])).toEqual({
      copies: [2_379_500],
      opened: [],
    });
  });

  test('that two files have is computed from the later one: it is opened at each arrival, and always on the first day', () => {
    expect(reached([2_378_400, 2_378_600, 2_378_601, 2_378_400, 2_378_602]).opened).toEqual([2_379_358, 2_379_358]);
    expect(reached([2_159_357.5, 2_159_357.6]).opened).toEqual([2_160_208, 2_160_208]);
    expect(reached([2_159_357.4, 2_160_208, 2_378_496.4, 2_379_358]).opened).toEqual([]);
  });

  test('on the first day of a file lets the next one open the later file again: light has opened the earlier', () => {
    expect(reached([2_159_357.6, 2_159_380, 2_159_381]).opened).toEqual([2_160_208, 2_160_208]);
  });
});
