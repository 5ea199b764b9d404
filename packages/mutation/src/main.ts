import { runToEnd } from '@graha/dev-stack/command';
import { PlainFailure } from '@graha/dev-stack/plain-failure';
import { PROJECT } from '@graha/dev-stack/project';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './areas.ts';
import { draw } from './draw.ts';
import { readEquivalents, withoutEquivalents } from './equivalent.ts';
import type { Mutant } from './mutant.ts';
import { mutantLine } from './mutant.ts';
import { nearestTests, type Nearest } from './nearest/nearest.ts';
import { readOptions, type Options } from './options.ts';
import { rateOf } from './rate.ts';
import { filesBelow, mutantsOf, sourcesOf, textOf } from './sources.ts';
import { withRates, type Row } from './table.ts';
import { tryMutants, type Tried } from './trial.ts';

const PAGE = join(PROJECT, 'docs/mutation.md');

/** Mutants measured together: an area, or the paths of the caller. */
type Group = { name: string; mutants: Mutant[]; equivalents: number };

function readNearest(): Nearest {
  const files = ['apps', 'packages'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  return nearestTests(new Map(files.map((file) => [file, textOf(file)])));
}

function groupOf(
  name: string,
  paths: readonly string[],
  { sample, seed }: Options,
  say: (line: string) => void,
): Group {
  const listed = readEquivalents();
  let equivalents = 0;
  const counted = sourcesOf(paths).flatMap((file) => {
    const all = mutantsOf(file);
    const own = listed.filter((entry) => entry.file === file);
    const { mutants, stale } = withoutEquivalents(all, textOf(file), own);
    stale.forEach((sentence) => say(`equivalent.json: ${sentence}`));
    equivalents += all.length - mutants.length;
    return mutants;
  });
  return { name, mutants: sample === null ? counted : draw(counted, sample, seed), equivalents };
}

function summary({ name, equivalents }: Group, tried: readonly Tried[], minutes: number): string {
  const { drawn, killed, percent } = rateOf(tried);
  const perMinute = Math.round(tried.length / Math.max(minutes, 1 / 60));
  const listed = equivalents > 0 ? `, ${equivalents} equivalent ones left out` : '';
  return `${name}: ${killed} of ${drawn} mutants killed (${percent ?? '–'} %)${listed}; ${perMinute} a minute`;
}

async function mutate(signal: AbortSignal): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  // With --json only the figures go to standard output.
  const out = options.isJson ? process.stderr : process.stdout;
  const say = (line: string): void => void out.write(`${line}\n`);
  const nearest = readNearest();
  const named = options.paths.length > 0 ? [groupOf(options.paths.join(' '), options.paths, options, say)] : [];
  const groups = [...named, ...options.areas.map((name) => groupOf(name, AREAS[name] ?? [], options, say))];
  if (options.isList) {
    for (const mutant of groups.flatMap(({ mutants }) => mutants)) {
      say(`${mutantLine(mutant)}\n  ${nearest(mutant.file).join('\n  ')}`);
    }
    return 0;
  }
  const rows: Row[] = [];
  const results: Tried[] = [];
  const below: string[] = [];
  const unmeasured: string[] = [];
  for (const group of groups) {
    if (signal.aborted) return 1;
    say(`\n── ${group.name}: ${group.mutants.length} mutants`);
    const begun = Date.now();
    let tried: Tried[];
    try {
      tried = await tryMutants({ mutants: group.mutants, nearest, textOf, jobs: options.jobs, say, signal });
    } catch (error) {
      // A long run still measures the other areas, and fails at its end.
      if (!(error instanceof PlainFailure) || groups.length === 1) throw error;
      unmeasured.push(`${group.name} was not measured. ${error.message}`);
      say(error.message);
      continue;
    }
    if (signal.aborted) return 1;
    const rate = rateOf(tried);
    results.push(...tried);
    rows.push({ area: group.name, date: new Date().toISOString().slice(0, 10), seed: options.seed, ...rate });
    say(summary(group, tried, (Date.now() - begun) / 60_000));
    if (options.goal !== null && (rate.percent ?? 0) < options.goal) below.push(group.name);
    // After each area, so that the results are kept if the run is interrupted.
    if (options.isTable) writeFileSync(PAGE, withRates(readFileSync(PAGE, 'utf8'), rows, Object.keys(AREAS)));
  }
  const survivors = results.filter(({ outcome }) => outcome === 'survived');
  if (survivors.length > 0)
    say(`\nSurvivors:\n${survivors.map(({ mutant, because }) => `  ${mutantLine(mutant)} (${because})`).join('\n')}`);
  if (options.isJson) process.stdout.write(`${JSON.stringify({ rates: rows, tried: results }, null, 2)}\n`);
  if (unmeasured.length > 0) throw new PlainFailure(unmeasured.join('\n\n'));
  if (below.length > 0) throw new PlainFailure(`Below the goal of ${options.goal} %: ${below.join(', ')}.`);
  return 0;
}

await runToEnd((_undo, signal) => mutate(signal));
