import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMAT, manifestName, manifestsIn, type Manifest } from './manifest.ts';

const range = {
  tenantId: '0c2a4d0e-4b7e-4a8e-8a3c-4d1f0e2b6c11',
  firstSeq: '1',
  lastSeq: '4',
  prevHash: '',
  hash: 'ab',
};
const manifest: Manifest = {
  format: FORMAT,
  month: '2026-01',
  file: 'ledger-2026-01.ndjson.gz',
  sha256: 'cd',
  entries: 4,
  credits: { granted: '9', consumed: '3', reversed: '0', expired: '0', withdrawn: '0' },
  root: 'ef',
  ranges: [range],
  closedPeriods: [],
};

function written(content: object): Manifest[] {
  const dir = mkdtempSync(join(tmpdir(), 'graha-manifest-'));
  try {
    writeFileSync(join(dir, manifestName('2026-01')), JSON.stringify(content));
    return manifestsIn(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a manifest of the first format, whose ranges were called stretches, is read as one of today', () => {
  const { ranges, ...rest } = manifest;
  expect(written({ ...rest, format: 'graha-ledger-archive/1', stretches: ranges })).toEqual([manifest]);
  expect(written(manifest)).toEqual([manifest]);
});

test('a manifest of an unknown format is refused', () => {
  expect(() => written({ ...manifest, format: 'graha-ledger-archive/3' })).toThrow('is no manifest of an archive');
});
