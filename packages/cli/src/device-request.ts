import { hostname } from 'node:os';
import { Failure } from './failure.ts';
import { membersOf, pageOf, plain, postForm } from './portal-request.ts';
import type { Terminal } from './terminal.ts';

export const CLIENT_ID = 'graha-cli';

/** The answer of the portal to a program that asks to sign in (RFC 8628, §3.2). */
export type DeviceRequest = {
  deviceCode: string;
  userCode: string;
  pageUrl: string;
  /** The page with the code filled in. */
  pageUrlWithCode: string;
  seconds: number;
  intervalSeconds: number;
};

const INTERVAL_SECONDS = 5;
const INTERVAL_SECONDS_MAX = 60;
const SECONDS_MAX = 3_600;
/** Letters, digits and dashes alone, because a terminal obeys control characters. */
const USER_CODE = /^[A-Z0-9-]{4,20}$/;

/** @returns a number of seconds from 1 to `max`; null for anything else */
const secondsIn = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 1 ? Math.min(value, max) : null;

/** Asks the portal to let this program sign in. @throws Failure if it refuses or cannot be reached */
export async function askPortal(terminal: Terminal, deviceUrl: string): Promise<DeviceRequest> {
  const asked = postForm(terminal, deviceUrl, { client_id: CLIENT_ID, host: hostname() });
  const response = await asked.catch(() => {
    throw new Failure('offline', 'The portal cannot be reached. Check the network, then: graha login');
  });
  const sent = await membersOf(response);
  if (!response.ok)
    throw new Failure('failed', `The portal refused: ${plain(sent['error_description'] ?? response.status)}`);
  const { device_code: deviceCode, user_code: userCode } = sent;
  const pageUrl = pageOf(sent['verification_uri']);
  const seconds = secondsIn(sent['expires_in'], SECONDS_MAX);
  const isCode = typeof userCode === 'string' && USER_CODE.test(userCode);
  if (typeof deviceCode !== 'string' || !isCode || pageUrl === null || seconds === null)
    throw new Failure('failed', 'This program does not understand the portal. Install its newest release.');
  const pageUrlWithCode = pageOf(sent['verification_uri_complete']) ?? pageUrl;
  const intervalSeconds = secondsIn(sent['interval'], INTERVAL_SECONDS_MAX) ?? INTERVAL_SECONDS;
  return { deviceCode, userCode, pageUrl, pageUrlWithCode, seconds, intervalSeconds };
}
