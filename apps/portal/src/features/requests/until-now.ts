const LEAD_MS = 60_000;

/** Up to when the log is read for all that there is: what was answered while the question travelled is in. */
export const untilNow = (now: Date): Date => new Date(now.getTime() + LEAD_MS);
