/** Procedures in one request, at most. The portal's client splits what is more; a request with more is refused with 400. */
export const BATCH_CALLS_MAX = 20;
