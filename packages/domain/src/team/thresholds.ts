/**
 * Thresholds of use at which a workspace is notified, each once a period, in percent of the credits or calls available in this
 * period. If the plan limits calls, that is its calls; otherwise it is all credits of the period that have not expired or been
 * withdrawn, spent ones included, so a top-up adds to it. A new call limit resets the thresholds.
 */
export const THRESHOLDS = [
  { pct: 50, means: 'Half of it is used.' },
  { pct: 80, means: 'A fifth of it is left.' },
  { pct: 100, means: 'Nothing is left: live calls are refused until the period ends or more is bought.' },
] as const;

export type ThresholdPct = (typeof THRESHOLDS)[number]['pct'];
export const THRESHOLD_PCTS = THRESHOLDS.map(({ pct }) => pct);
/** Thresholds of the workspace's own spend limit. A call refused by the limit also crosses 100 %, even below the limit. */
export const SPEND_LIMIT_PCTS = [80, 100] as const satisfies readonly ThresholdPct[];

export type ThresholdOf = 'credits' | 'calls' | 'spend_limit';

/** Maximum number of a workspace's own thresholds. */
export const OWN_ALERTS_MAX = 50;

/** A threshold that a workspace has chosen: of its allowance, or of the monthly cap of a key. `pct` is from 1 to 100. */
export type OwnAlert = { pct: number; keyId: string | null };

/** The use at which a threshold is crossed. */
export const useAt = (pct: number, limit: number): number => Math.ceil((limit * pct) / 100);
