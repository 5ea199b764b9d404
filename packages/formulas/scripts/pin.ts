import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinBundle } from '../src/pin-bundle.ts';
import { VERSIONS } from '../src/versions.ts';

/**
 * `npm run formulas:pin [date]`: builds the bundle of every version that has a commit, or of one, from that commit's
 * tree, and writes it with its digest to `data`. The sources of the commit, and not the bundle, compute the digests of
 * `fixtures`. Needs git with the commit.
 */
const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));
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
    recordAnswers(tree, join(FIXTURES, `${date}.json`));
    pinned[date] = { commit, sha256, bytes };
    console.log(`${date}: ${bytes} bytes, ${gzipped.length} gzipped, SHA-256 ${sha256}`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
writeFileSync(record, `${JSON.stringify(pinned, null, 2)}\n`);

/** Runs the canary by the sources of a tree. */
function recordAnswers(tree: string, file: string): void {
  const own = join(tree, 'node_modules');
  mkdirSync(join(own, '@graha'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@graha') symlinkSync(join(ROOT, 'node_modules', name), join(own, name));
  }
  for (const name of readdirSync(join(tree, 'packages'))) {
    if (name !== 'formulas') symlinkSync(join(tree, 'packages', name), join(own, '@graha', name));
  }
  for (const part of ['src', 'scripts', 'package.json']) {
    cpSync(join(ROOT, 'packages/formulas', part), join(tree, 'packages/formulas', part), { recursive: true });
  }
  const script = join(tree, 'packages/formulas/scripts/record-commit.ts');
  execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), script, file], {
    cwd: tree,
    stdio: 'inherit',
  });
}
