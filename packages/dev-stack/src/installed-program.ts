import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';
import { withLock } from './stack/file-lock.ts';

export type Program = {
  /** Names of the program; the first one found is used. */
  names: readonly string[];
  aptPackage: string;
};

const INSTALL_MS = 300_000;
/** Debian's folders for servers, which may be missing in PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function find({ names }: Program): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS];
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

async function fromApt(program: Program): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const { aptPackage } = program;
  // In this run level Debian installs a server without starting it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', aptPackage], { env });
  // Two test files may need it at the same time; the second finds the first one's installation.
  return withLock(join(tmpdir(), `graha-${aptPackage}-install.lock`), INSTALL_MS, async () => {
    if (find(program) === null && (await install()).exitCode !== 0) {
      await runCommand('apt-get', ['update'], { env });
      await install();
    }
    return find(program);
  });
}

/**
 * Returns the program's path. Installs it with apt if it is missing and apt is allowed. Null if it cannot be installed.
 */
export const installedProgram = async (program: Program): Promise<string | null> =>
  find(program) ?? (await fromApt(program));
