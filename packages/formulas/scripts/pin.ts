import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinBundle } from '../src/pin-bundle.ts';
import { VERSIONS } from '../src/versions.ts';

/**
 * `npm run formulas:pin [date]`: builds the bundle of every version that has a commit, or of one, from that commit's
 * tree, and writes it with its digest to `data`. Needs git with the commit.
 */
const DATA = fileURLToPath(new URL('../data/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [, , only] = process.argv;

const record = join(DATA, 'pinned.json');
const pinned: Record<string, { commit: string; sha256: string; bytes: number }> = JSON.parse(
  readFileSync(record, 'utf8'),
);
for (const { date, commit } of VERSIONS) {
  if (commit === null || (only !== undefined && only !== date)) continue;
  const tree = mkdtempSync(join(tmpdir(), 'formulas-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'packages'], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', tree], { input: archive });
    const { gzipped, sha256, bytes } = await pinBundle(tree);
    writeFileSync(join(DATA, `${date}.cjs.gz`), gzipped);
    pinned[date] = { commit, sha256, bytes };
    console.log(`${date}: ${bytes} bytes, ${gzipped.length} gzipped, SHA-256 ${sha256}`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
writeFileSync(record, `${JSON.stringify(pinned, null, 2)}\n`);
