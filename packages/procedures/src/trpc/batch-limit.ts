/**
 * Maximum number of procedures in one request. The portal's client splits larger batches; a larger request is refused with 400.
 */
export const BATCH_CALLS_MAX = 20;
