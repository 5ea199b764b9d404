import { CALENDAR_FETCHES_PER_MINUTE } from '@graha/domain/management/calendar-path';
import { addressOwner } from '@graha/store/identity/client-address';
import { createHash } from 'node:crypto';
import type { Counters } from '../limits/counters.ts';
import { refuseSpent } from '../limits/spent-limit.ts';

/** Fetches of one IP address in a minute; a service that polls for many people has many calendars. */
const FETCHES_PER_ADDRESS = 600;

/** @throws ApiError 429 */
export type CalendarLimit = (address: string, token: string | null) => Promise<void>;

/** Counts fetches of calendars by their address and by the IP address, which bounds guesses too. */
export function createCalendarLimit(counters: Counters, refused: () => void = () => undefined): CalendarLimit {
  const [byToken, byAddress] = [counters.limiter(CALENDAR_FETCHES_PER_MINUTE), counters.limiter(FETCHES_PER_ADDRESS)];
  return async function limit(address, token) {
    const consume = async () => {
      await byAddress.consume(`address:${addressOwner(address)}:calendars`);
      // The counters may be in another program, which need not know the address.
      if (token !== null) await byToken.consume(`calendar:${createHash('sha256').update(token).digest('base64url')}`);
    };
    await refuseSpent(consume(), refused, 'rate_limited', () => ({
      detail: `A calendar may be fetched ${CALENDAR_FETCHES_PER_MINUTE} times a minute. Every 15 minutes is enough, with its ETag.`,
    }));
  };
}
