import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BODIES } from '@graha/astro-engine/core/ephemeris';
import { BODY_NUMBERS } from '@graha/ephemeris-swiss/swiss-constants';
import { expect, test } from 'vitest';
import manifest from '../data/manifest.json' with { type: 'json' };
import { fit } from '../scripts/fit.ts';
import { WITHOUT_DEFLECTION, WITHOUT_NUTATION, loadLibrary } from '../scripts/library.ts';
import { pack } from '../scripts/pack.ts';
import { bodyTarget, commonTargets } from '../scripts/targets.ts';
import { readPackedFile } from './packed-file.ts';
import type { Series } from './series.ts';
import { arcSeconds } from './testing.ts';

const path = fileURLToPath(new URL('../data/packed.bin', import.meta.url));

test('the file is smaller than 17 MB', () => {
  expect(statSync(path).size).toBeLessThan(17e6);
});

test('a file with one wrong bit, and one that is not there, are refused', () => {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  const copy = join(tmpdir(), `packed-${process.pid}.bin`);
  writeFileSync(copy, bytes);
  try {
    expect(() => readPackedFile(copy)).toThrow(/SHA-256/);
  } finally {
    rmSync(copy);
  }
  expect(() => readPackedFile(`${path}.missing`)).toThrow(/ENOENT/);
});

test('made anew from the library, its functions are the same bytes', async () => {
  const library = await loadLibrary();
  const file = readFileSync(path);
  const groups = [...commonTargets(library), bodyTarget(library, 'saturn')].map(fit);
  const { bytes, manifest: found } = pack(groups, { deltaTBorders: [], deltaT: [], deflectingMass: [] });
  const kept = new Map(Object.entries(manifest.series));
  const unlike: string[] = [];
  for (const { name } of groups.flat()) {
    const [old, anew] = [kept.get(name), found.series[name]];
    if (old === undefined || anew === undefined) throw new Error(`${name} is missing`);
    const nowhere = { wideAt: 0, midAt: 0, narrowAt: 0, strideBytes: 0 };
    expect({ ...old, ...nowhere }).toEqual({ ...anew, ...nowhere });
    for (const [at, count, size] of [
      ['wideAt', 'wideCount', 8],
      ['midAt', 'midCount', 4],
      ['narrowAt', 'narrowCount', 2],
    ] as const) {
      for (let segment = 0; segment < anew.grid.segmentCount; segment += 1) {
        const [from, fromAnew] = [old[at] + segment * old.strideBytes, anew[at] + segment * anew.strideBytes];
        const length = anew[count] * size;
        if (file.compare(bytes, fromAnew, fromAnew + length, from, from + length) !== 0)
          unlike.push(`${name}, segment ${segment}, ${at}`);
      }
    }
  }
  expect(unlike).toEqual([]);
});

/** Light time of one astronomical unit. Until light arrives from beyond a border, the library mixes both sides. */
const LIGHT_DAYS_PER_AU = 0.0058;

test('both sides of every border between segments agree to 0.001″ and 2e-8, or differ as the library itself does there', async () => {
  const library = await loadLibrary();
  const { bodies } = readPackedFile();
  for (const body of BODIES) {
    const { longitude, latitude, distance } = bodies[body];
    const { startJd, segmentDays, segmentCount } = longitude.grid;
    let [unlike, unlikeDistance, leaps] = [0, 0, 0];
    for (let segment = 1; segment < segmentCount; segment += 1) {
      const sides = (series: Series, at = 1) =>
        [series.valueAt(segment - 1, at), series.valueAt(segment, -at)] as const;
      const [near, far] = sides(distance);
      const isEven =
        arcSeconds(...sides(longitude)) < 0.001 &&
        arcSeconds(...sides(latitude)) < 0.001 &&
        Math.abs(near / far - 1) < 2e-8; // Each side is within 1e-8 of the library.
      if (isEven) continue;
      leaps += 1;
      const borderJd = startJd + segment * segmentDays;
      const besideDays = LIGHT_DAYS_PER_AU * far + 0.004;
      const x = 1 - (2 * besideDays) / segmentDays;
      for (const [which, jdEt] of [borderJd - besideDays, borderJd + besideDays].entries()) {
        const own = library.position(BODY_NUMBERS[body], jdEt, WITHOUT_NUTATION | WITHOUT_DEFLECTION);
        const found = [longitude, latitude, distance].map((series) => sides(series, x)[which] ?? Number.NaN);
        unlike = Math.max(unlike, arcSeconds(found[0] ?? 0, own[0]), arcSeconds(found[1] ?? 0, own[1]));
        unlikeDistance = Math.max(unlikeDistance, Math.abs((found[2] ?? 0) / own[2] - 1));
      }
    }
    // Chiron's own jump arrives with his light, two hours after the border.
    const isLikeTheLibrary = unlike < (body === 'chiron' ? 0.0015 : 0.001) && unlikeDistance < 1e-8;
    expect({ body, isLikeTheLibrary, unlike, unlikeDistance, leaps }).toMatchObject({ isLikeTheLibrary: true });
    expect(leaps).toBeLessThan(body === 'trueNode' ? segmentCount / 6 : 200);
  }
});
