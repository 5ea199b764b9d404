import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { withNewNames } from './host-cookies.ts';

/** The order matters: user agents of earlier browsers also contain the signs of later ones. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rows: typeof BROWSERS, text: string): string | undefined => rows.find(([sign]) => sign.test(text))?.[1];

/** Returns a short name of a user agent, such as `Firefox on Linux`. */
export function deviceOf(userAgent: string | null | undefined): string {
  const [browser, system] = [nameIn(BROWSERS, userAgent ?? ''), nameIn(SYSTEMS, userAgent ?? '')];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

const COOKIE = 'device';
/** The maximum lifetime of a cookie in browsers. */
const KEPT_S = 400 * 86_400;
const ACCOUNTS_MAX = 8;
const SENT = /(?:^|;\s*)(?:__Host-)?graha\.device=([^;]*)/;

/**
 * Marks a browser that has signed in to an account. Its attempts are counted separately, so that a stranger who guesses from many
 * addresses does not lock the owner out of this browser.
 */
export const markDevices = () =>
  ({
    id: 'mark-devices',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession; // Null while a second factor is pending.
            if (!signedIn) return;
            const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: KEPT_S });
            const marks = marksIn(ctx.getCookie(cookie.name) ?? '');
            const { email } = signedIn.user;
            const { secret } = ctx.context;
            const own = marks.find((mark) => isFor(mark, email, secret)) ?? newMark(email, secret);
            const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, ACCOUNTS_MAX);
            ctx.setCookie(cookie.name, all.join('~'), cookie.attributes);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** Returns the id of a browser that has signed in to this account before. The mark is signed for one account. */
export function knownDevice(headers: Headers, email: string, secret: string): string | null {
  const [, sent = ''] = SENT.exec(withNewNames(headers.get('cookie') ?? '')) ?? [];
  const mark = marksIn(sent).find((each) => isFor(each, email, secret));
  return mark?.split('.')[0] ?? null;
}

const marksIn = (value: string): string[] => value.split('~').filter(Boolean).slice(0, ACCOUNTS_MAX);

function newMark(email: string, secret: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signatureOf(id, email, secret)}`;
}

function isFor(mark: string, email: string, secret: string): boolean {
  const [id = '', signature = ''] = mark.split('.');
  const [given, right] = [signature, signatureOf(id, email, secret)].map((text) => Buffer.from(text));
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right);
}

const signatureOf = (id: string, email: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${id}:${email.toLowerCase()}`).digest('base64url');
