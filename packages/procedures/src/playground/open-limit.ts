/** Runs of the open playground that one address has in an hour. */
export const OPEN_RUNS_MAX = 20;
