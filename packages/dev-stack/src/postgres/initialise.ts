import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { lastLines, runCommand } from '../run-command.ts';
import type { SystemUser } from './system-user.ts';
import { identityOf } from './system-user.ts';
import { plainEnvironment } from './plain-environment.ts';

export type Initialisation = {
  home: string;
  binFolder: string;
  user: SystemUser | null;
  superuserPassword: string;
  /** If false, a fresh cluster is synced to disk before use; a test throws its cluster away. */
  isThrowaway: boolean;
};

/** Creates the cluster under a temporary name first, so that an interrupted one is never taken for a complete one. */
export async function initialise({
  home,
  binFolder,
  user,
  superuserPassword,
  isThrowaway,
}: Initialisation): Promise<string> {
  const dataFolder = join(home, 'data');
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return dataFolder;
  const unfinished = join(home, 'data.new');
  const passwordFile = join(home, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const { exitCode, output } = await runCommand(
    join(binFolder, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      ...(await localeOf(binFolder)),
      '--data-checksums',
      ...(isThrowaway ? ['--no-sync'] : []),
    ],
    { ...identityOf(user), cwd: home, env: plainEnvironment() },
  );
  rmSync(passwordFile, { force: true });
  if (exitCode !== 0) {
    throw new PlainFailure(`Postgres could not make its data folder ${dataFolder}:\n${lastLines(output, 8)}`);
  }
  renameSync(unfinished, dataFolder);
  return dataFolder;
}

/** Sorts texts equally on all systems. Servers before 17 have no built-in locale provider. */
async function localeOf(binFolder: string): Promise<string[]> {
  const { output } = await runCommand(join(binFolder, 'postgres'), ['--version']);
  const major = Number(/(\d+)/.exec(output)?.[1]);
  return major < 17 ? ['--locale=C.UTF-8'] : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}
