import { giveBackToken } from '@graha/auth/connect/token-exchange';
import { formRoute, preflight } from '../../../../server/oauth-server.ts';

export const POST = formRoute(giveBackToken);
export { preflight as OPTIONS };
