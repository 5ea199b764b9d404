import { PlainFailure } from '../plain-failure.ts';
import type { Step } from './step.ts';

const USAGE = 'npm test -- [--quick] [--only <step>] [--keep-going]';

export type Choice = { steps: Step[]; keepGoing: boolean };

/** The steps that the arguments select. */
export function choose(steps: readonly Step[], args: readonly string[]): Choice {
  let chosen = [...steps];
  let keepGoing = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--quick') chosen = chosen.filter(({ isQuick }) => isQuick);
    else if (arg === '--keep-going') keepGoing = true;
    else if (arg === '--only') {
      const name = rest.shift();
      chosen = steps.filter((step) => step.name === name);
      if (chosen.length === 0) {
        throw new PlainFailure(`There is no step ${name}; the steps are ${steps.map((step) => step.name).join(', ')}.`);
      }
    } else throw new PlainFailure(`Unknown option ${arg}. Usage: ${USAGE}`);
  }
  return { steps: chosen, keepGoing };
}
