import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the running stack is reached; `npm start` and the test run write it down. */
export type Stack = { apiUrl: string; portalUrl: string };

const FILE = process.env['GRAHA_DEV_JSON'] ?? fileURLToPath(new URL('../.data/dev.json', import.meta.url));

const NOWHERE: Stack = { apiUrl: 'http://no-stack.invalid', portalUrl: 'http://no-stack.invalid' };

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
  return { apiUrl: String(read.apiUrl), portalUrl: String(read.portalUrl) };
}
