import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shell first: a page without the parts of a desktop browser takes half the time. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium from npm is kept, with the place of its program in `place.txt`. */
export const FETCHED_CHROMIUM = fileURLToPath(new URL('../../node_modules/.cache/graha-chromium', import.meta.url));

const fetchedPlace = (): string[] => {
  const note = `${FETCHED_CHROMIUM}/place.txt`;
  return existsSync(note) ? [readFileSync(note, 'utf8').trim()] : [];
};

/**
 * The program of a Chromium on this machine: the one that CHROMIUM_PATH names, else the system's, else `playwrights`, else one that
 * `npm test` fetched from npm.
 * @param playwrights where Playwright would keep its own
 * @returns null if there is none
 */
export function chromiumHere(playwrights: string): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return [...SYSTEM_PLACES, playwrights, ...fetchedPlace()].find((place) => existsSync(place)) ?? null;
}
