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
/** The thresholds of the workspace's own spend limit. 100 % is crossed too where the limit refuses a call before it is reached. */
export const SPEND_LIMIT_PCTS = [80, 100] as const satisfies readonly ThresholdPct[];

export type ThresholdOf = 'credits' | 'calls' | 'spend_limit';

/** Thresholds of its own that a workspace may have. */
export const OWN_ALERTS_MAX = 50;

/** A threshold that a workspace has chosen: of its allowance, or of the monthly cap of a key. `pct` is from 1 to 100. */
export type OwnAlert = { pct: number; keyId: string | null };

/** The use at which a threshold is crossed. */
export const useAt = (pct: number, limit: number): number => Math.ceil((limit * pct) / 100);
