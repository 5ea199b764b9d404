import { choose } from './arguments.ts';
import { stagesOf } from './stages.ts';
import type { Outcome, Step, StepContext } from './step.ts';
import { STEPS } from './steps.ts';
import { closingLine, NOTHING, sum } from './tally.ts';
import { runToEnd } from '../command.ts';

/** The number of failures to name; the first ones are enough. */
const NAMED_MAX = 5;

type Run = { step: Step; outcome: Outcome | null; seconds: number };

/** @param isShown true prints the output as it arrives, false at the end, so that two steps do not mix their lines */
async function runStep(step: Step, undo: StepContext['undo'], isShown: boolean): Promise<Run> {
  const kept: string[] = [];
  const print = (part: string): void => void (isShown ? process.stdout.write(part) : kept.push(part));
  print(`\n── ${step.title} (${step.name})\n`);
  const begun = Date.now();
  let shown = '';
  const context: StepContext = {
    say: (text) => print(`${text}\n`),
    show: (part) => {
      shown += part;
      print(part);
    },
    undo,
  };
  const outcome = await step.run(context);
  const seconds = (Date.now() - begun) / 1000;
  if (outcome.isFailure && !shown.includes(outcome.output)) print(`${outcome.output.trimEnd()}\n`);
  print(`   ${outcome.isFailure ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s\n`);
  if (!isShown) process.stdout.write(kept.join(''));
  return { step, outcome, seconds };
}

const runStage = (stage: readonly Step[], undo: StepContext['undo']): Promise<Run[]> =>
  Promise.all(stage.map((step, index) => runStep(step, undo, index === 0)));

function row({ step, outcome, seconds }: Run): string {
  const result = outcome ? (outcome.isFailure ? 'FAILED' : 'passed') : 'not run';
  const counts = outcome?.tally ? closingLine(outcome.tally) : '';
  return `  ${step.title.padEnd(28)} ${result.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${counts}`.trimEnd();
}

/** A step that is not a test suite counts only if it fails, so that the last line never hides a failure. */
function total(runs: readonly Run[]) {
  return sum(runs.map(({ outcome }) => outcome?.tally ?? (outcome?.isFailure ? { ...NOTHING, failed: 1 } : NOTHING)));
}

async function test(undo: StepContext['undo'], signal: AbortSignal): Promise<number> {
  const { steps, keepGoing } = choose(STEPS, process.argv.slice(2));
  const runs: Run[] = [];
  const begun = Date.now();
  for (const stage of stagesOf(steps)) {
    if (signal.aborted) break;
    const hasFailed = runs.some(({ outcome }) => outcome?.isFailure);
    const skipped = stage.map((step) => ({ step, outcome: null, seconds: 0 }));
    runs.push(...(hasFailed && !keepGoing ? skipped : await runStage(stage, undo)));
  }
  const failed = runs.flatMap(({ outcome }) => outcome?.failed ?? []).slice(0, NAMED_MAX);
  const whole = `  ${'All together'.padEnd(37)} ${`${((Date.now() - begun) / 1000).toFixed(1)} s`.padStart(9)}`;
  console.log(`\n${[[...runs.map(row), whole].join('\n'), ...failed, closingLine(total(runs))].join('\n\n')}`);
  return runs.some(({ outcome }) => outcome?.isFailure) ? 1 : 0;
}

await runToEnd(test);
