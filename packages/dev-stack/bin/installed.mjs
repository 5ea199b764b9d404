// Checks whether node_modules matches the lockfile.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const stampFile = join(root, 'node_modules/.graha-installed');
const installedList = join(root, 'node_modules/.package-lock.json');

const packagesIn = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {}).filter(([path]) => path);

/** Another lockfile or platform asks for another tree. */
function wantedStamp() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lockfile} ${process.platform} ${process.arch}\n`;
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
function matchesLockfile() {
  const installed = new Map(packagesIn(installedList));
  return packagesIn(join(root, 'package-lock.json')).every(([path, wanted]) => {
    const found = installed.get(path);
    if (found) return found.version === wanted.version;
    return wanted.optional ? !isForThisPlatform(wanted) : wanted.peer || !path.startsWith('node_modules/');
  });
}

/** Compares package by package only where no stamp says that it was done before. */
export function isInstalled() {
  try {
    const [stamp, wanted] = [existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '', wantedStamp()];
    if (!isWhole()) return false;
    if (stamp === wanted) return true;
    const isOfOtherPlatform = stamp && stamp.slice(stamp.indexOf(' ')) !== wanted.slice(wanted.indexOf(' '));
    if (isOfOtherPlatform || !matchesLockfile()) return false;
    writeFileSync(stampFile, wanted);
    return true;
  } catch {
    return false;
  }
}

export function noteInstalled() {
  writeFileSync(stampFile, wantedStamp());
}
