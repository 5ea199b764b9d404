import { date } from '@graha/domain/core/format';

/** Returns the effect of a failed payment on calls, and the next try; `retryAt` is null if none is known. */
export const retryWords = (retryAt: Date | null): string =>
  retryAt === null
    ? 'Calls work as before for now.'
    : `We try the card again on ${date(retryAt)}, and calls work as before until then.`;
