import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { createLocalThrottle } from '@graha/procedures/trpc/pace';

/** Polls of an address in a minute, in each portal: those of fifty programs. A count in the database would cost as much as a poll. */
const LIMIT = { attemptsMax: 600, windowMs: 60_000 };

/**
 * Counts polls with a device code by address; requests with another grant are not counted. The count returns the milliseconds to
 * wait, 0 if the request is allowed.
 */
export function createPollCount(nowMs?: () => number): (address: string, form: URLSearchParams) => number {
  const polls = createLocalThrottle(LIMIT, nowMs);
  return (address, form) => (form.get('grant_type') === DEVICE_GRANT ? polls.take(address) : 0);
}
