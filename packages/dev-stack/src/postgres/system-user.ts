import { existsSync, readFileSync, statSync } from 'node:fs';
import { PlainFailure } from '../plain-failure.ts';

export type SystemUser = { name: string; uid: number; gid: number };

/**
 * Returns the user of the server, because Postgres refuses to run as root. Under root this is the owner of its files or
 * another user; else null for the current user.
 */
export function serverUser(dataFolder?: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = dataFolder && existsSync(dataFolder) ? statSync(dataFolder) : null;
  if (owner && owner.uid !== 0) return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const row = rows.find(([name]) => name === wanted);
    if (row) return { name: wanted, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new PlainFailure(
    'Postgres does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL to a database of your own.',
  );
}

export function identityOf(user: SystemUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}
