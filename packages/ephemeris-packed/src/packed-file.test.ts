import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BODIES, type Body } from '@graha/astro-engine/core/ephemeris';
import { BODY_NUMBERS } from '@graha/ephemeris-swiss/swiss-constants';
import { expect, test } from 'vitest';
import manifest0600to0674 from '../data/manifest-0600-0674.json' with { type: 'json' };
import manifest0600 from '../data/manifest-0600.json' with { type: 'json' };
import manifest1200 from '../data/manifest-1200.json' with { type: 'json' };
import manifest1800 from '../data/manifest.json' with { type: 'json' };
import { fit } from '../scripts/fit.ts';
import { WITHOUT_DEFLECTION, WITHOUT_NUTATION, loadLibrary } from '../scripts/library.ts';
import { pack } from '../scripts/pack.ts';
import { bodyTarget, commonTargets, openFilesOf } from '../scripts/targets.ts';
import { BODIES_OF_ALL_YEARS, type Era, ERAS } from './coverage.ts';
import { type BodySeries, readPackedFile } from './packed-file.ts';
import type { Series, SeriesLayout } from './series.ts';
import { arcSeconds } from './testing.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));
const path = pathOf('packed.bin');
const FILES = [
  { era: '0600-0674', path: pathOf('packed-0600-0674.bin'), manifest: manifest0600to0674 },
  { era: '0600', path: pathOf('packed-0600.bin'), manifest: manifest0600 },
  { era: '1200', path: pathOf('packed-1200.bin'), manifest: manifest1200 },
  { era: '1800', path, manifest: manifest1800 },
] as const;

test('the file of 1800 is smaller than 17 MB, and the others have 19 kB for a year', () => {
  expect(statSync(path).size).toBeLessThan(17e6);
  for (const { era, path: other } of FILES.slice(0, 3)) {
    const years = (ERAS[era].untilJdUt - ERAS[era].firstJdUt) / 365.25;
    expect(statSync(other).size / years).toBeLessThan(19e3);
  }
});

test('a file with one wrong bit, and one that is not there, are refused', () => {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  const copy = join(tmpdir(), `packed-${process.pid}.bin`);
  writeFileSync(copy, bytes);
  try {
    expect(() => readPackedFile('1800', copy)).toThrow(/SHA-256/);
  } finally {
    rmSync(copy);
  }
  expect(() => readPackedFile('0600', path)).toThrow(/SHA-256/);
  expect(() => readPackedFile('1200', `${path}.missing`)).toThrow(/ENOENT/);
});

test.each(FILES)(
  'made anew from the library, functions of $era are the same bytes',
  async ({ era, path: ofEra, manifest }) => {
    const library = await loadLibrary();
    openFilesOf(library, era);
    const file = readFileSync(ofEra);
    const groups = [...commonTargets(library, era), bodyTarget(library, 'saturn', era)].map(fit);
    const { bytes, manifest: found } = pack(groups, { deltaTBorders: [], deltaT: [], deflectingMass: [] });
    const kept = new Map<string, SeriesLayout>(Object.entries(manifest.series));
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
  },
);

/** Light time of one astronomical unit. Until light arrives from beyond a border, the library mixes both sides. */
const LIGHT_DAYS_PER_AU = 0.0058;

const BORDERS: readonly (readonly [Era, readonly Body[]])[] = [
  ['0600-0674', BODIES_OF_ALL_YEARS],
  ['0600', BODIES_OF_ALL_YEARS],
  ['1200', BODIES_OF_ALL_YEARS],
  ['1800', BODIES],
];

test.each(BORDERS)(
  'both sides of every border between segments of %s agree to 0.001″ and 2e-8, or differ as the library itself does there',
  async (era, packed) => {
    const library = await loadLibrary();
    openFilesOf(library, era);
    const { bodies } = readPackedFile(era);
    expect(Object.keys(bodies).toSorted()).toEqual([...packed].toSorted());
    for (const [body, series] of Object.entries(bodies) as [Body, BodySeries][]) {
      // Safe: the keys were just compared.
      const { longitude, latitude, distance } = series;
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
  },
);
