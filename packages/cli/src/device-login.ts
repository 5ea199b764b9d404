import { deviceEndpoints } from './authorization-server.ts';
import { askPortal, CLIENT_ID, type DeviceRequest } from './device-request.ts';
import { Failure } from './failure.ts';
import { membersOf, plain, postForm } from './portal-request.ts';
import type { Terminal } from './terminal.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
const SECOND_MS = 1_000;
/** A refusal `slow_down` adds this to the interval (RFC 8628, §3.5). */
const SLOWER_SECONDS = 5;
const WAIT_SECONDS_MAX = 60;
const SERVER_FAILS = 500;
/** A key goes into a header and a file as it is. */
const KEY = /^[\w.~-]+$/;

const AGAIN = 'Nothing was stored; start again: graha login';
const STOPPED = 'Stopped. Nothing was stored.';

/**
 * Signs in by a page of the portal (RFC 8628): prints its address and a code, opens the browser if there is one, and waits until a
 * person allows it.
 * @returns the key that the portal made
 * @throws Failure if the person refuses, the code expires, Ctrl-C is pressed, or the portal cannot be reached
 */
export async function keyByDevice(
  terminal: Terminal,
  { baseUrl, isBrowserWanted }: { baseUrl: string; isBrowserWanted: boolean },
): Promise<string> {
  try {
    const { deviceUrl, tokenUrl } = await deviceEndpoints(terminal, baseUrl);
    const asked = await askPortal(terminal, deviceUrl);
    terminal.note(`Open ${asked.pageUrl}\nand enter the code ${asked.userCode}`);
    if (isBrowserWanted) terminal.openPage(asked.pageUrlWithCode);
    terminal.note('Waiting for your answer there; Ctrl-C stops.');
    return await keyFor(terminal, tokenUrl, asked);
  } catch (error) {
    throw terminal.signal.aborted ? new Failure('stopped', STOPPED) : error; // Ctrl-C makes every request fail.
  }
}

/** Polls until the person has answered. A poll without an answer is repeated later, because the network may return. */
async function keyFor(terminal: Terminal, tokenUrl: string, asked: DeviceRequest): Promise<string> {
  const form = { client_id: CLIENT_ID, grant_type: GRANT, device_code: asked.deviceCode };
  const endsMs = terminal.now().getTime() + asked.seconds * SECOND_MS;
  let { intervalSeconds } = asked;
  let unanswered = 0;
  for (;;) {
    await terminal.wait(Math.min(intervalSeconds * 2 ** unanswered, WAIT_SECONDS_MAX) * SECOND_MS);
    terminal.signal.throwIfAborted();
    if (terminal.now().getTime() >= endsMs) throw overdue(unanswered > 0);
    const response = await postForm(terminal, tokenUrl, form).catch(() => null);
    if (response === null || response.status >= SERVER_FAILS) {
      if (unanswered === 0) terminal.note('The portal does not answer; trying again.');
      unanswered += 1;
      continue;
    }
    unanswered = 0;
    const sent = await membersOf(response);
    const { access_token: key, error } = sent;
    if (response.ok && typeof key === 'string' && KEY.test(key)) return key;
    if (error === 'slow_down') intervalSeconds += SLOWER_SECONDS;
    else if (error !== 'authorization_pending') throw refusalOf(sent, response.status);
  }
}

const overdue = (isUnreached: boolean): Failure =>
  isUnreached
    ? new Failure('offline', `The portal could not be reached until the code expired. ${AGAIN}`)
    : new Failure('key', `Nobody answered within the time. ${AGAIN}`);

function refusalOf({ error, error_description }: Record<string, unknown>, status: number): Failure {
  if (error === 'expired_token') return overdue(false);
  const reason = plain(error_description ?? error ?? status);
  if (error === 'access_denied') return new Failure('forbidden', `${reason} Nothing was stored.`);
  return new Failure('failed', `The portal refused: ${reason} ${AGAIN}`);
}
