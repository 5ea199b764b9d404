// Checks whether node_modules matches the lockfile. There are two stages: `serving` for `npm start`, and `all` with
// the tools of the tests too, the devDependencies of package.json files.
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

/** Depends on the lockfile and the platform. The state `adding` is between the stages: the tools may be incomplete. */
function stampOf(state) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lockfile} ${PLATFORM} ${state}\n`;
}

/** Checks that all packages in npm's list are still present. Cheap enough for every start. */
function isWhole() {
  if (!existsSync(installedList)) return false;
  return packagesIn(installedList).every(([path]) => existsSync(join(root, path, 'package.json')));
}

/** True for an optional package that this platform needs. */
function isForThisPlatform({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

/** Checks a tree that was installed by hand against the lockfile. */
function matchesLockfile(stage) {
  const installed = new Map(packagesIn(installedList));
  return packagesIn(join(root, 'package-lock.json')).every(([path, wanted]) => {
    const found = installed.get(path);
    if (found) return found.version === wanted.version;
    if (wanted.dev && stage === 'serving') return true;
    return wanted.optional ? !isForThisPlatform(wanted) : wanted.peer || !path.startsWith('node_modules/');
  });
}

/**
 * The stage that the tree has reached, or null. Compares package by package only if no stamp records an earlier check.
 */
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

/**
 * True if only missing packages must be installed. After an interrupted addition everything must be, because a package
 * may be incomplete.
 */
export const canAdd = () => isInstalled('serving') && readStamp() === stampOf('serving');

/** True if the tree, of any lockfile, was installed with the tools of the tests: `npm start` then keeps them. */
export const hadTools = () => readStamp().endsWith(' all\n');

export function noteInstalled(state) {
  writeFileSync(stampFile, stampOf(state));
}
