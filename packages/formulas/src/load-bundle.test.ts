import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import pinned from '../data/pinned.json' with { type: 'json' };
import { loadBundle } from './load-bundle.ts';
import { VERSIONS } from './versions.ts';

const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'formulas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const earlier = VERSIONS.filter(({ commit }) => commit !== null);
const [{ date: OLD }] = VERSIONS;

test('every earlier version has its bundle, with the commit and the digest that were recorded', () => {
  expect(Object.keys(pinned)).toEqual(earlier.map(({ date }) => date));
  const rows: Record<string, { commit: string; sha256: string; bytes: number }> = pinned;
  for (const { date, commit } of earlier) {
    const code = gunzipSync(readFileSync(resolve(`@graha/formulas/data/${date}.cjs.gz`)));
    const sha256 = createHash('sha256').update(code).digest('hex');
    expect({ commit, sha256, bytes: code.length }).toEqual(rows[date]);
    expect(/[^\0-\xFF]/.test(code.toString('utf8')), 'characters beyond Latin-1').toBe(false);
  }
});

test('a bundle of another digest is refused by its path', () => {
  const path = join(folder, 'bundle.cjs.gz');
  writeFileSync(path, Buffer.from('1f8b0800000000000003', 'hex'));
  expect(() => loadBundle(OLD, (name) => (name.includes('formulas') ? path : resolve(name)))).toThrow(
    `the formulas of ${OLD} did not load`,
  );
});

test('a data file of another digest is refused by its name', () => {
  const path = join(folder, 'sepl_12.se1');
  writeFileSync(path, 'another ephemeris');
  expect(() => loadBundle(OLD, (name) => (name.endsWith('sepl_12.se1') ? path : resolve(name)))).toThrow(
    /^sepl_12\.se1 differs from the file of these formulas: its SHA-256 is [0-9a-f]{64}$/,
  );
});

test('a missing data file and an unknown version are refused', () => {
  const missing = (name: string): string => (name.endsWith('packed-0600.bin') ? join(folder, 'none') : resolve(name));
  expect(() => loadBundle(OLD, missing)).toThrow(`the formulas of ${OLD} did not load`);
  expect(() => loadBundle('2020-01-01')).toThrow('no bundle is pinned as 2020-01-01');
});
