import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '../journey.ts';
import { ask, CUT_OFF, type Answer, type Sent } from '../pages/raw-request.ts';
import { stack } from '../stack.ts';

const MB = 1_024 * 1_024;
const GROWN_MAX_MB = 20;
const FLOODS_MAX = 6;
const PAGES = ['/', '/sign-in', '/sign-up', '/forgot', '/reset', '/verify', '/two-factor', '/invitations/x', '/docs'];
const ENDPOINTS = ['/api/stripe/webhook', '/api/trpc/keys.list', '/api/auth/sign-in/email', '/api/auth/sign-up/email'];
const OF_API = ['/api/v1/kundali/basic', '/openapi.json', '/nowhere'];

/** Enough tries that one answer is practically certain to arrive whole. */
const TRIES = 20;

/** Sends until an answer is read, because a client that still sends may be cut off before it has read the answer. */
async function answered(url: string, sent: Sent): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask(url, sent);
    if (answer.status !== CUT_OFF || tried === TRIES) return answer;
  }
}

/** Returns the resident memory of the servers of this stack; null if they are not visible. */
function residentBytes(): Map<number, number> | null {
  const { GRAHA_DEV_JSON } = process.env;
  if (GRAHA_DEV_JSON === undefined || process.platform !== 'linux') return null;
  // Safe: the stack writes its processes there, each with its id and start time.
  const noted = JSON.parse(readFileSync(join(dirname(GRAHA_DEV_JSON), 'services.json'), 'utf8')) as string[];
  const pages = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return new Map(noted.map((identity) => Number.parseInt(identity, 10)).map((pid) => [pid, pages(pid) * 4_096]));
}

/** Returns whether the answer is a refusal. A procedure checks the session before it reads the body. */
const isRefused = (url: string, status: number): boolean =>
  status === 413 || ([CUT_OFF, 401].includes(status) && url.includes('/api/trpc/'));

for (const [size, isAnnounced] of [
  [10 * MB, true],
  [10 * MB, false],
  [200 * MB, true],
  [200 * MB, false],
] as const) {
  const how = isAnnounced ? 'announced' : 'unannounced';
  test(`${size / MB} MB that come ${how} to any open path are refused and not kept`, async () => {
    const urls = [...PAGES, ...ENDPOINTS].map((path) => stack.portalUrl + path);
    const type = { 'content-type': 'application/json', origin: stack.portalUrl };
    const post = (url: string, headers = {}) => {
      const length = isAnnounced ? { 'content-length': String(size) } : { 'transfer-encoding': 'chunked' };
      return answered(url, { method: 'POST', bytes: size, headers: { ...length, ...type, ...headers } });
    };
    const flood = async (): Promise<void> => {
      for (const url of urls)
        for (const headers of [{}, { 'next-action': '7f'.repeat(21) }]) {
          const { status } = await post(url, headers);
          expect([url, status, isRefused(url, status)]).toEqual([url, status, true]);
        }
      for (const path of OF_API) {
        const { status } = await post(stack.apiUrl + path);
        expect([path, status, [CUT_OFF, 401, 404, 405, 413].includes(status)]).toEqual([path, status, true]);
      }
    };
    // A leak grows with every flood; code that a server loads and compiles for the first one does not.
    const grownMb: number[] = [];
    while (grownMb.length < FLOODS_MAX && !grownMb.some((mb) => mb < GROWN_MAX_MB)) {
      const before = residentBytes();
      await flood();
      const after = residentBytes();
      grownMb.push(Math.max(0, ...[...(before ?? [])].map(([pid, bytes]) => ((after?.get(pid) ?? 0) - bytes) / MB)));
    }
    expect(Math.min(...grownMb), grownMb.join(', ')).toBeLessThan(GROWN_MAX_MB);
  });
}
