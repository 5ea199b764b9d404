/** How long after sign-in a session needs no new proof. */
export const FRESH_S = 86_400;

/** Operators confirm sooner than customers. */
const OPERATOR_FRESH_MS = 12 * 3_600_000;

export const isFreshForOperator = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < OPERATOR_FRESH_MS;

export const isFresh = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < FRESH_S * 1_000;
