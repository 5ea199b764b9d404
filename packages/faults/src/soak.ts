import { parseArgs } from 'node:util';
import { runToEnd, type Undo } from '@graha/dev-stack/command';
import { PlainFailure } from '@graha/dev-stack/plain-failure';
import { randomOf } from './random.ts';
import { soak } from './soak/run-soak.ts';
import { onStage, openTestBed } from './stage.ts';

const USAGE = 'npm run soak -- [--minutes <number>] [--rate <calls a second>] [--seed <number>] [--source]';
const SEED_MAX = 2 ** 31;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Options = { minutes: number; ratePerSecond: number | null; seed: number; isFromSource: boolean };

function readOptions(): Options {
  const text = { type: 'string' } as const;
  const options = { minutes: text, rate: text, seed: text, source: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.minutes ?? 60);
  const seed = Number(values.seed ?? Math.floor(Math.random() * SEED_MAX));
  const ratePerSecond = values.rate === undefined ? null : Number(values.rate);
  const isRate = ratePerSecond === null || ratePerSecond > 0;
  if (!(minutes > 0) || !isRate || !Number.isSafeInteger(seed)) throw new PlainFailure(`Usage: ${USAGE}`);
  return { minutes, ratePerSecond, seed, isFromSource: values.source ?? false };
}

/**
 * `npm run soak`: traffic of every family, sign-ups, upgrades and kills for the requested time; one line per minute.
 */
async function main(undo: Undo, signal: AbortSignal): Promise<number> {
  const { minutes, ratePerSecond, seed, isFromSource } = readOptions();
  say(`\n${minutes} minutes, seed ${seed}: the same kills come again with --seed ${seed}.\n`);
  const testBed = await openTestBed(isFromSource ? 'source' : 'built');
  undo(testBed.close);
  const problems = await onStage(testBed, (stage) =>
    soak({ minutes, ratePerSecond, random: randomOf(seed, 'soak'), stage, signal, say }),
  );
  for (const problem of problems) say(`  PROBLEM ${problem}`);
  say(
    problems.length === 0
      ? '\nNothing was lost, doubled or overspent, and nothing grew.'
      : '\nThe soak found problems.',
  );
  return problems.length === 0 ? 0 : 1;
}

await runToEnd(main);
