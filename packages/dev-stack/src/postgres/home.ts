import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { runCommand } from '../run-command.ts';
import type { SystemUser } from './system-user.ts';
import { identityOf } from './system-user.ts';

const OWNER_NOTE = 'belongs-to';
const FOLDER_PREFIX = 'graha-';

function give(folder: string, user: SystemUser | null): void {
  const isAnothers = (path: string) => existsSync(path) && statSync(path).uid !== user?.uid;
  if (user && (isAnothers(folder) || isAnothers(join(folder, 'data')))) {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(folder, name), user.uid, user.gid);
    }
  }
  chmodSync(folder, 0o700);
}

async function canReach(folder: string, user: SystemUser): Promise<boolean> {
  const { exitCode } = await runCommand('/bin/sh', ['-c', 'cd "$0" && : > reached && rm reached', folder], {
    ...identityOf(user),
    cwd: '/',
  });
  return exitCode === 0;
}

/** Creates a private folder (mode 0700) in a place that the user can enter. */
export async function privateFolder(user: SystemUser | null, places: readonly string[]): Promise<string> {
  for (const place of places) {
    if (!existsSync(place)) continue;
    const folder = mkdtempSync(join(place, FOLDER_PREFIX));
    give(folder, user);
    if (!user || (await canReach(folder, user))) return folder;
  }
  throw new PlainFailure(
    `User ${user?.name ?? ''} can write in none of ${places.join(', ')}. Set TMPDIR to a folder that every user can enter.`,
  );
}

/** Places that survive a restart of the machine come first. */
const LASTING_PLACES = ['/var/tmp', tmpdir(), '/tmp'];
export const FLEETING_PLACES = [tmpdir(), '/var/tmp', '/tmp'];

function isOurs(folder: string, dataDir: string): boolean {
  const note = join(folder, OWNER_NOTE);
  return existsSync(note) && readFileSync(note, 'utf8') === dataDir;
}

/** Removes folders whose clone is gone: a clone in a temporary folder may be deleted at any time. */
export function sweepOrphans(places: readonly string[]): void {
  for (const place of places.filter((path) => existsSync(path))) {
    for (const name of readdirSync(place).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
      const note = join(place, name, OWNER_NOTE);
      const dataDir = existsSync(note) ? readFileSync(note, 'utf8') : null;
      const wasTemporary = dataDir !== null && FLEETING_PLACES.some((fleeting) => dataDir.startsWith(`${fleeting}/`));
      if (wasTemporary && !existsSync(dataDir)) rmSync(join(place, name), { recursive: true, force: true });
    }
  }
}

/**
 * The folder of this DATA_DIR's server: inside it, or, if the server's user cannot enter it, a private folder that
 * `remembered` names afterwards. A copied DATA_DIR does not inherit the private folder of the original.
 */
export async function serverHome(dataDir: string, user: SystemUser | null, remembered: string | null): Promise<string> {
  const owner = realpathSync(dataDir);
  const inside = join(owner, 'postgres');
  if (remembered && remembered !== inside && isOurs(remembered, owner)) return remembered;
  if (existsSync(inside) && !user && statSync(inside).uid !== process.getuid?.()) {
    throw new PlainFailure(
      `${inside} belongs to another user (it was made by a start as root?). Start as that user, remove it, or choose another DATA_DIR.`,
    );
  }
  mkdirSync(inside, { recursive: true });
  give(inside, user);
  if (!user || (await canReach(inside, user))) return inside;
  if (readdirSync(inside).length === 0) rmdirSync(inside);
  sweepOrphans(LASTING_PLACES);
  const folder = await privateFolder(user, LASTING_PLACES);
  writeFileSync(join(folder, OWNER_NOTE), owner);
  return folder;
}
