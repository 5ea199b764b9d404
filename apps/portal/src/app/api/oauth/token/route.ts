import { exchangeToken } from '@graha/auth/connect/token-exchange';
import { formRoute, preflight } from '../../../../server/oauth-server.ts';

export const POST = formRoute(exchangeToken);
export { preflight as OPTIONS };
