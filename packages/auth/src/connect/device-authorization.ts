import { createHmac, randomBytes } from 'node:crypto';
import {
  DEVICE_CODE_SECONDS,
  DEVICE_INTERVAL_SECONDS,
  shownUserCode,
  USER_CODE_BYTES,
  userCodeFromBytes,
} from '@graha/domain/keys/device-code';
import { newAppSecret } from '@graha/store/identity/app-secret';
import { openDeviceRequest } from '@graha/store/identity/device-requests';
import type { IdentityContext } from '@graha/store/postgres/context';
import type { Server } from './authorization-request.ts';
import { plainName } from './client-registration.ts';
import { refused, type TokenAnswer } from './token-answer.ts';

/**
 * The programs that may sign in by a device code, by client id. A fixed list, so that no other program appears under a name of
 * its choice on the page that gives out keys.
 */
const PROGRAMS: ReadonlyMap<string, string> = new Map([['graha-cli', 'Graha command line']]);

/** @returns null for another client */
export const programOf = (clientId: string): string | null => PROGRAMS.get(clientId) ?? null;

export const UNKNOWN_PROGRAM = refused(
  'invalid_client',
  `client_id must be ${[...PROGRAMS.keys()].join(' or ')}: other programs use authorization_code.`,
  401,
);

/** Hash under which a user code is stored: keyed, because a code has only 34 bits. */
export const userCodeHash = (code: string, { secret }: Pick<Server, 'secret'>): Buffer =>
  createHmac('sha256', secret).update(`device user code\0${code}`).digest();

/** Open requests are so few among 20^8 codes that a second draw is already rare. */
const DRAWS = 5;

/** Opens a sign-in of a program without a browser (RFC 8628, §3.1). `host` is the name of its computer. */
export async function askDevice(ctx: IdentityContext, form: URLSearchParams, server: Server): Promise<TokenAnswer> {
  const clientId = form.get('client_id') ?? '';
  if (programOf(clientId) === null) return UNKNOWN_PROGRAM;
  const scope = form.get('scope') ?? '*';
  if (scope !== '*') return refused('invalid_scope', 'scope must be * or be left out: the key calls every operation.');
  const deviceCode = newAppSecret();
  const asked = {
    deviceCode,
    clientId,
    host: plainName(form.get('host') ?? ''),
    seconds: DEVICE_CODE_SECONDS,
    intervalSeconds: DEVICE_INTERVAL_SECONDS,
  };
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const code = userCodeFromBytes(randomBytes(USER_CODE_BYTES));
    if (await openDeviceRequest(ctx, { ...asked, userCodeHash: userCodeHash(code, server) })) {
      return { status: 200, body: answerOf(deviceCode, shownUserCode(code), server) };
    }
  }
  throw new Error('every drawn user code is in use');
}

const answerOf = (deviceCode: string, userCode: string, { issuer }: Server) => ({
  device_code: deviceCode,
  user_code: userCode,
  verification_uri: `${issuer}/device`,
  verification_uri_complete: `${issuer}/device?user_code=${userCode}`,
  expires_in: DEVICE_CODE_SECONDS,
  interval: DEVICE_INTERVAL_SECONDS,
});
