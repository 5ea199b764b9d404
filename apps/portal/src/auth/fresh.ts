/** How long after signing in nobody is asked again who they are. */
export const FRESH_S = 86_400;

export const isFresh = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < FRESH_S * 1_000;
