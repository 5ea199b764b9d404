/**
 * Shares of use at which a workspace is notified, each once a period, in percent of what is available in this period.
 * What is available is the calls of its plan. Where the plan counts no calls, it is all credits of the period that have not
 * expired or been taken back, spent or not, so that a top-up adds to it. A new limit of calls resets the thresholds.
 */
export const THRESHOLDS = [
  { pct: 50, means: 'Half of it is used.' },
  { pct: 80, means: 'A fifth of it is left.' },
  { pct: 100, means: 'Nothing is left: live calls are refused until the period ends or more is bought.' },
] as const;

export type ThresholdPct = (typeof THRESHOLDS)[number]['pct'];
export const THRESHOLD_PCTS = THRESHOLDS.map(({ pct }) => pct);
export type ThresholdOf = 'credits' | 'calls';

/** The use at which a threshold is crossed. */
export const useAt = (pct: ThresholdPct, limit: number): number => Math.ceil((limit * pct) / 100);
