import { exchangeToken } from '@graha/auth/connect/token-exchange';
import { createPollCount } from '../../../../server/count-polls.ts';
import { formRoute, preflight } from '../../../../server/oauth-server.ts';

export const POST = formRoute(exchangeToken, createPollCount());
export { preflight as OPTIONS };
