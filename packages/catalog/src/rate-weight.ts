/** So much CPU time counts as one call toward the rate limit; reading and charging a call take about as much. */
const MS_PER_RATE_POINT = 1;

/** Low enough that the smallest limit, that of test keys, admits several a minute. What would weigh more is made cheaper. */
export const RATE_WEIGHT_MAX = 10;

/**
 * What a call counts toward the rate limit, by its mean CPU time over random births, one in ten of them polar, as
 * `bench/operation-costs.ts` measures it. An entry of the catalogue carries the number where it is more than 1.
 */
export const rateWeightFor = (meanMs: number): number =>
  Math.min(RATE_WEIGHT_MAX, Math.max(1, Math.round(meanMs / MS_PER_RATE_POINT)));
