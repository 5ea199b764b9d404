import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The addresses of the running stack, written by `npm start` and the test run. */
export type Stack = {
  apiUrl: string;
  portalUrl: string;
  /** Null if the stack uses Stripe itself. */
  stripeStandInUrl: string | null;
  /** The address at which a test may answer for Google and GitHub; null if sign-in does not use it. */
  providerStandInUrl: string | null;
  /** The owner's address: only for comparing pages with the ledger itself. */
  databaseUrl: string | null;
  /** Null if nothing was seeded. */
  admin: { email: string; password: string; totpSecret: string } | null;
};

const FILE = process.env['GRAHA_DEV_JSON'] ?? fileURLToPath(new URL('../.data/dev.json', import.meta.url));

const NOWHERE: Stack = {
  apiUrl: 'http://no-stack.invalid',
  portalUrl: 'http://no-stack.invalid',
  stripeStandInUrl: null,
  providerStandInUrl: null,
  databaseUrl: null,
  admin: null,
};

/** Tools read the configuration without a stack; `stack-is-there.ts` stops a run without one. */
export const stack: Stack = existsSync(FILE) ? readStack() : NOWHERE;

export function requireStack(): void {
  if (stack !== NOWHERE) return;
  throw new Error(
    `No running stack is written down in ${FILE}. "npm run e2e" starts one; or leave "npm start" running.`,
  );
}

function readStack(): Stack {
  const read: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  if (typeof read !== 'object' || read === null || !('apiUrl' in read) || !('portalUrl' in read)) {
    throw new Error(`${FILE} does not name apiUrl and portalUrl.`);
  }
  const [stripe, provider] = [member(read, 'stripeStandInUrl'), member(read, 'providerStandInUrl')];
  return {
    apiUrl: String(read.apiUrl),
    portalUrl: String(read.portalUrl),
    stripeStandInUrl: typeof stripe === 'string' ? stripe : null,
    providerStandInUrl: typeof provider === 'string' ? provider : null,
    databaseUrl: 'databaseUrl' in read ? String(read.databaseUrl) : null,
    // Safe: the file has the whole login or none.
    admin: 'admin' in read ? (read.admin as Stack['admin']) : null,
  };
}

export type Demo = { email: string; password: string };

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string {
  const found = member(value, name);
  if (typeof found === 'string') return found;
  throw new Error(`${FILE} does not name the demo workspace’s ${name}.`);
}

/** Returns the owner of the demo workspace, whose plan has no limit per minute. */
export function demoOf(): Demo {
  const demo = member(JSON.parse(readFileSync(FILE, 'utf8')), 'demo');
  return { email: textAt(demo, 'email'), password: textAt(demo, 'password') };
}

/** Returns a live key of the demo workspace. */
export const apiKeyOf = (): string => textAt(JSON.parse(readFileSync(FILE, 'utf8')), 'apiKey');
