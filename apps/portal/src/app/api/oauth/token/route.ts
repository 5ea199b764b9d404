import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { exchangeToken } from '@graha/auth/connect/token-exchange';
import { createLocalThrottle } from '@graha/procedures/trpc/pace';
import { formRoute, preflight } from '../../../../server/oauth-server.ts';

/** Polls of an address in a minute, in each portal: those of fifty programs. A count in the database would cost as much as a poll. */
const polls = createLocalThrottle({ attemptsMax: 600, windowMs: 60_000 });

export const POST = formRoute(exchangeToken, (address, form) =>
  form.get('grant_type') === DEVICE_GRANT ? polls.take(address) : 0,
);
export { preflight as OPTIONS };
