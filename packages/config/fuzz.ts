import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sourceFiles, textOf } from './source-files.ts';

/**
 * `npm run fuzz -- <rounds> [path]`: runs the property tests that need Node alone with another seed in each round.
 * Stops at the first red round, whose seed repeats it: `FUZZ_SEED=<seed> npx vitest …`.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = 'packages/config/vitest.config.ts';
const LARGEST_SEED = 2 ** 31;

const [rounds = '10', below = ''] = process.argv.slice(2);
if (!/^[1-9]\d{0,4}$/.test(rounds)) {
  process.stderr.write(`The number of rounds must be an integer from 1 to 99999; "${rounds}" is not.\n`);
  process.exit(2);
}

const files = ['apps', 'packages']
  .flatMap(sourceFiles)
  .filter((file) => file.startsWith(below) && file.endsWith('.test.ts') && !file.endsWith('.db.test.ts'))
  .filter((file) => textOf(file).includes("from 'fast-check'"));
if (files.length === 0) {
  process.stderr.write(`No property test is below "${below}".\n`);
  process.exit(2);
}

for (let round = 1; round <= Number(rounds); round += 1) {
  const seed = String(randomInt(LARGEST_SEED));
  process.stdout.write(`round ${round} of ${rounds}: ${files.length} files, seed ${seed}\n`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', CONFIG, '--project', 'fast', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: seed },
  });
  if (status !== 0) {
    process.stdout.write(`seed ${seed} is red: FUZZ_SEED=${seed} repeats it\n`);
    process.exit(1);
  }
}
