import { PlainFailure } from '@graha/dev-stack/plain-failure';
import type { Scenario } from './scenario.ts';

const USAGE = 'npm run test:faults -- [--seed <number>] [--only T5,T6] [--tries <number>] [--source]';
const SEED_MAX = 2 ** 31;

export type Choice = {
  scenarios: readonly Scenario[];
  seed: number;
  /** The number of tries; null for the number of each scenario's long run. */
  tries: number | null;
  /** Runs the current source instead of the build. */
  isFromSource: boolean;
};

export function choose(all: readonly Scenario[], args: readonly string[]): Choice {
  const choice: Choice = {
    scenarios: all,
    seed: Math.floor(Math.random() * SEED_MAX),
    tries: null,
    isFromSource: false,
  };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--source') choice.isFromSource = true;
    else if (arg === '--seed') choice.seed = wholeNumber(arg, rest.shift(), 0);
    else if (arg === '--tries') choice.tries = wholeNumber(arg, rest.shift(), 1);
    else if (arg === '--only') choice.scenarios = named(all, rest.shift() ?? '');
    else throw new PlainFailure(`Unknown option ${arg}. Usage: ${USAGE}`);
  }
  return choice;
}

function wholeNumber(option: string, text: string | undefined, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new PlainFailure(`${option} takes a whole number from ${least}, not ${text ?? 'nothing'}. Usage: ${USAGE}`);
}

function named(all: readonly Scenario[], text: string): Scenario[] {
  return text.split(',').map((id) => {
    const found = all.find((scenario) => scenario.id.toLowerCase() === id.trim().toLowerCase());
    if (found) return found;
    throw new PlainFailure(`There is no test ${id}; the tests are ${all.map((scenario) => scenario.id).join(', ')}.`);
  });
}
