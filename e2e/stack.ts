import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the running stack is reached; `npm start` and the test run write it down. */
export type Stack = { apiUrl: string; portalUrl: string };

const FILE = process.env['GRAHA_DEV_JSON'] ?? fileURLToPath(new URL('../.data/dev.json', import.meta.url));

export const stack: Stack = readStack();

function readStack(): Stack {
  if (!existsSync(FILE)) {
    throw new Error(
      `No running stack is written down in ${FILE}. "npm run e2e" starts one; or leave "npm start" running.`,
    );
  }
  const read: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  if (typeof read !== 'object' || read === null || !('apiUrl' in read) || !('portalUrl' in read)) {
    throw new Error(`${FILE} does not name apiUrl and portalUrl.`);
  }
  return { apiUrl: String(read.apiUrl), portalUrl: String(read.portalUrl) };
}
