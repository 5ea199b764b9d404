import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../process-identity.ts';
import { runCommand } from '../run-command.ts';
import { withClient } from './roles.ts';
import { identityOf, type SystemUser } from './system-user.ts';
import { query } from '@graha/store/postgres/query';

const ARCHIVED_WITHIN_MS = 120_000;

/** A folder of the server's user, into which the server copies each finished WAL file. */
export function walArchive(
  home: string,
  user: SystemUser | null,
): { folder: string; settings: Record<string, string> } {
  const folder = join(home, 'wal');
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const settings = { archive_mode: 'on', archive_command: `test ! -f '${folder}/%f' && cp %p '${folder}/%f'` };
  return { folder, settings };
}

export type BaseBackup = { superuserUrl: string; dataFolder: string; into: string; user: SystemUser | null };

/**
 * Takes a base backup of a running server, by the calls that `pg_basebackup` makes: the embedded server has no such
 * program.
 * @returns when the copy is complete; it can be restored after the WAL written in the meantime is archived
 */
export async function takeBaseBackup({ superuserUrl, dataFolder, into, user }: BaseBackup): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query(`SELECT pg_backup_start('base', fast => true)`);
    const { output } = await runCommand('cp', ['-a', dataFolder, into], { ...identityOf(user), cwd: '/' });
    // Files may disappear during the copy; the WAL restores their content.
    const problems = output.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
    if (problems.length > 0) throw new Error(`The data folder could not be copied: ${problems.join('; ')}`);
    const { rows } = await query(client, 'SELECT * FROM pg_backup_stop()');
    for (const name of readdirSync(join(into, 'pg_wal'))) rmSync(join(into, 'pg_wal', name), { recursive: true });
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(into, name), { force: true });
    writeAs(user, join(into, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}

export function writeAs(user: SystemUser | null, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}

/** Switches to a new WAL file and waits until the finished one is archived. */
export const archiveLog = (superuserUrl: string): Promise<void> =>
  withClient(superuserUrl, async (client) => {
    const { rows } = await query(client, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
    const isArchived = async () => {
      const { rows: done } = await client.query('SELECT FROM pg_stat_archiver WHERE last_archived_wal >= $1', [
        rows[0]?.name,
      ]);
      return done.length === 1;
    };
    if (!(await waitUntil(isArchived, ARCHIVED_WITHIN_MS))) throw new Error('The log was not archived.');
  });

/**
 * Prepares the copy for point-in-time recovery: at its start it replays the archived WAL up to a moment, and then
 * serves.
 */
export function recoverTo(
  dataFolder: string,
  { archive, moment, user }: { archive: string; moment: string; user: SystemUser | null },
): Record<string, string> {
  writeAs(user, join(dataFolder, 'recovery.signal'), '');
  return {
    restore_command: `cp '${archive}/%f' %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
    hot_standby: 'off',
    archive_mode: 'off',
  };
}
