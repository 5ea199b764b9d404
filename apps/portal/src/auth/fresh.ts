/** How long after signing in nobody is asked again who they are. */
export const FRESH_S = 86_400;

/** An operator's session ends its say sooner than a customer's. */
const OPERATOR_FRESH_MS = 12 * 3_600_000;

export const isFreshForOperator = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < OPERATOR_FRESH_MS;

export const isFresh = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < FRESH_S * 1_000;
