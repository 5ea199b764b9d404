import { askDevice } from '@graha/auth/connect/device-authorization';
import { throttles } from '../../../../server/identity.ts';
import { formRoute, preflight } from '../../../../server/oauth-server.ts';

/** Opens a sign-in of a program without a browser (RFC 8628). */
export const POST = formRoute(askDevice, (address) => throttles().deviceAskByAddress.take(address));
export { preflight as OPTIONS };
