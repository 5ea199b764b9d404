/** Runs of the open playground per address and hour. */
export const OPEN_RUNS_MAX = 20;
