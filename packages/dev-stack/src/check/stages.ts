import type { Step } from './step.ts';

/** Groups steps that run at the same time, in order. A single step is a stage of one. */
export function stagesOf(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (step.isBeside && last) last.push(step);
    else stages.push([step]);
  }
  return stages;
}
