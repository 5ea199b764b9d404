import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AS_BUILT } from './as-built.ts';
import { PROJECT } from './project.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs the benchmarks. Every `bench/*.bench.ts` of a package is a program that prints its own table; they run in
 * sequence, never in parallel. A first argument selects the files whose path contains it. With `--check` a missed goal
 * fails the command. All other arguments go to the programs.
 */
function benches(): string[] {
  return ['packages', 'apps'].flatMap((wing) =>
    readdirSync(join(PROJECT, wing)).flatMap((name) => {
      const folder = join(PROJECT, wing, name, 'bench');
      try {
        return readdirSync(folder)
          .filter((file) => file.endsWith('.bench.ts'))
          .map((file) => join(folder, file));
      } catch {
        return [];
      }
    }),
  );
}

/** Fills a database with millions of rows, so it runs alone and only on request. */
const SCALE = join(PROJECT, 'packages/procedures/bench/scale/scale.ts');

const RESULTS = join(PROJECT, 'bench-results');
/** The mark of a missed goal in a table. */
const MISSED = 'MISSED';
const args = process.argv.slice(2);
if (args.includes('--help')) {
  const names = benches().map((file) => `  ${file.slice(PROJECT.length + 1)}`);
  console.log(
    `npm run bench -- [part of a path] [--check] [--scale] [--rounds 5] [--draws 2000]\n\n${names.join('\n')}`,
  );
  console.log(
    '\n--check fails where a goal is missed. --scale fills a database with millions of rows, and runs alone.' +
      '\n--rounds is of the API, --draws of the worst inputs, --divide 10 of --scale, which takes a tenth of the rows then.',
  );
  process.exit(0);
}
const isScale = args.includes('--scale');
const isCheck = args.includes('--check');
const wanted = args[0]?.startsWith('--') === false ? args[0] : '';
const passedOn = args.slice(wanted === '' ? 0 : 1).filter((arg) => arg !== '--check' && arg !== '--scale');
const failures: string[] = [];
const missed: string[] = [];
mkdirSync(RESULTS, { recursive: true });
for (const file of isScale ? [SCALE] : benches().filter((path) => path.includes(wanted))) {
  const name = file.slice(PROJECT.length + 1);
  console.log(`\n── ${name}`);
  const { exitCode, output } = await runCommand(process.execPath, [...AS_BUILT, file, ...passedOn], {
    cwd: PROJECT,
    onOutput: (part) => void process.stdout.write(part),
  });
  writeFileSync(join(RESULTS, `${name.replaceAll('/', '-')}.txt`), output);
  if (exitCode !== 0) failures.push(name);
  missed.push(...output.split('\n').filter((line) => line.includes(MISSED)));
}
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
if (missed.length > 0) console.error(`\nGoals that were missed:\n${missed.join('\n')}`);
process.exit(failures.length > 0 || (isCheck && missed.length > 0) ? 1 : 0);
