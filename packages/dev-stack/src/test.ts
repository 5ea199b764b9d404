import { choose } from './check/arguments.ts';
import type { Outcome, Step, StepContext } from './check/step.ts';
import { STEPS } from './check/steps.ts';
import { closingLine, NOTHING, sum } from './check/tally.ts';
import { runToEnd } from './command.ts';

/** Of many failures the first ones say enough. */
const NAMED_MAX = 5;

type Run = { step: Step; outcome: Outcome | null; seconds: number };

async function runStep(step: Step, undo: StepContext['undo']): Promise<Run> {
  console.log(`\n── ${step.title} (${step.name})`);
  const begun = Date.now();
  let shown = '';
  const context: StepContext = {
    say: (text) => console.log(text),
    show: (part) => {
      shown += part;
      process.stdout.write(part);
    },
    undo,
  };
  const outcome = await step.run(context);
  const seconds = (Date.now() - begun) / 1000;
  if (outcome.isFailure && !shown.includes(outcome.output)) console.log(outcome.output.trimEnd());
  console.log(`   ${outcome.isFailure ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
  return { step, outcome, seconds };
}

function row({ step, outcome, seconds }: Run): string {
  const result = outcome ? (outcome.isFailure ? 'FAILED' : 'passed') : 'not run';
  const counts = outcome?.tally ? closingLine(outcome.tally) : '';
  return `  ${step.title.padEnd(28)} ${result.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${counts}`.trimEnd();
}

/** A step that is no test suite counts only where it fails, so that the last line never hides a failure. */
function total(runs: readonly Run[]) {
  return sum(runs.map(({ outcome }) => outcome?.tally ?? (outcome?.isFailure ? { ...NOTHING, failed: 1 } : NOTHING)));
}

async function test(undo: StepContext['undo'], signal: AbortSignal): Promise<number> {
  const { steps, keepGoing } = choose(STEPS, process.argv.slice(2));
  const runs: Run[] = [];
  for (const step of steps) {
    if (signal.aborted) break;
    const hasFailed = runs.some(({ outcome }) => outcome?.isFailure);
    runs.push(hasFailed && !keepGoing ? { step, outcome: null, seconds: 0 } : await runStep(step, undo));
  }
  const failed = runs.flatMap(({ outcome }) => outcome?.failed ?? []).slice(0, NAMED_MAX);
  console.log(`\n${[runs.map(row).join('\n'), ...failed, closingLine(total(runs))].join('\n\n')}`);
  return runs.some(({ outcome }) => outcome?.isFailure) ? 1 : 0;
}

await runToEnd(test);
