import type { Tally } from './tally.ts';

export type Outcome = {
  isFailure: boolean;
  output: string;
  tally?: Tally;
  /** The failed tests in a few lines each; repeated at the very end. */
  failed?: string[];
};

export type StepContext = {
  /** Shows output as it arrives, for steps that take minutes. */
  show: (part: string) => void;
  say: (text: string) => void;
  undo: (work: () => Promise<void> | void) => void;
};

export type Step = {
  name: string;
  title: string;
  /** True for a step of the quick share: no database, no build, no browser. */
  isQuick: boolean;
  /** Runs at the same time as the step before it. */
  isBeside?: boolean;
  run: (context: StepContext) => Promise<Outcome>;
};
