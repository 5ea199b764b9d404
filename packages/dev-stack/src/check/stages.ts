import type { Step } from './step.ts';

/** Steps that run at the same time, in the order of the stages. A step alone is a stage of one. */
export function stagesOf(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (step.isBeside && last) last.push(step);
    else stages.push([step]);
  }
  return stages;
}
