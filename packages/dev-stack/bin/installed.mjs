// Checks whether node_modules matches the lockfile. It has two stages: `serving` is what `npm start` needs, `all` has the
// tools of the tests too, which package.json files name as devDependencies.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const stampFile = join(root, 'node_modules/.graha-installed');
const installedList = join(root, 'node_modules/.package-lock.json');
const PLATFORM = `${process.platform} ${process.arch}`;

const packagesIn = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {}).filter(([path]) => path);

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '');

/** Another lockfile or platform asks for another tree. State `adding` is between the stages: perhaps half of the tools. */
function stampOf(state) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lockfile} ${PLATFORM} ${state}\n`;
}

/** Whatever npm noted as installed must still lie there; cheap enough for every start. */
function isWhole() {
  if (!existsSync(installedList)) return false;
  return packagesIn(installedList).every(([path]) => existsSync(join(root, path, 'package.json')));
}

/** A package that this platform needs though it is optional, because others do not. */
function isForThisPlatform({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

/** For a tree that somebody installed by hand: is it the one of the lockfile? */
function matchesLockfile(stage) {
  const installed = new Map(packagesIn(installedList));
  return packagesIn(join(root, 'package-lock.json')).every(([path, wanted]) => {
    const found = installed.get(path);
    if (found) return found.version === wanted.version;
    if (wanted.dev && stage === 'serving') return true;
    return wanted.optional ? !isForThisPlatform(wanted) : wanted.peer || !path.startsWith('node_modules/');
  });
}

/** The stage that the tree has reached, or null. Compares package by package only if no stamp says that it was done before. */
function reached() {
  const stamp = readStamp();
  if (!isWhole()) return null;
  if (stamp === stampOf('all')) return 'all';
  if (stamp === stampOf('serving') || stamp === stampOf('adding')) return 'serving';
  if (stamp && !stamp.includes(` ${PLATFORM}`)) return null;
  const stage = ['all', 'serving'].find(matchesLockfile) ?? null;
  if (stage) noteInstalled(stage);
  return stage;
}

export function isInstalled(stage) {
  try {
    const has = reached();
    return has === 'all' || has === stage;
  } catch {
    return false;
  }
}

/** Only what is missing must be installed. After an addition that was interrupted everything is, because half a package may be there. */
export const canAdd = () => isInstalled('serving') && readStamp() === stampOf('serving');

/** Whether the tree, of whatever lockfile, was installed with the tools of the tests: then `npm start` keeps them. */
export const hadTools = () => readStamp().endsWith(' all\n');

export function noteInstalled(state) {
  writeFileSync(stampFile, stampOf(state));
}
