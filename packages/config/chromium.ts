import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The headless shell comes first: a page takes half the time without the parts of a desktop browser. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder of a Chromium from npm; `place.txt` has the path of its program. */
export const FETCHED_CHROMIUM = fileURLToPath(new URL('../../node_modules/.cache/graha-chromium', import.meta.url));

const fetchedPlace = (): string[] => {
  const note = `${FETCHED_CHROMIUM}/place.txt`;
  return existsSync(note) ? [readFileSync(note, 'utf8').trim()] : [];
};

/**
 * Finds Chromium on this machine: CHROMIUM_PATH, else the system's, else Playwright's, else the one that `npm test`
 * fetched from npm.
 * @param playwrights the path of Playwright's own
 * @returns the path of the program, or null if there is none
 */
export function chromiumHere(playwrights: string): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return [...SYSTEM_PLACES, playwrights, ...fetchedPlace()].find((place) => existsSync(place)) ?? null;
}
