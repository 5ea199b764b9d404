import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumHere, FETCHED_CHROMIUM } from '@graha/config/chromium.ts';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';

/** The npm package contains a Chromium; the last version for Node 20. */
const PACKED = '@sparticuz/chromium@143.0.4';

const fromE2e = createRequire(join(PROJECT, 'e2e/package.json'));

function here(): string | null {
  // Safe: this is the type in Playwright's own types; it is loaded late because it is a package of the e2e folder.
  const { chromium } = fromE2e('@playwright/test') as { chromium: { executablePath: () => string } };
  return chromiumHere(chromium.executablePath());
}

async function fromApt(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async (name: string) =>
    (await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env })).exitCode === 0;
  const installAny = async () => (await install('chromium-headless-shell')) || (await install('chromium'));
  if (!(await installAny())) {
    await runCommand('apt-get', ['update'], { env });
    await installAny();
  }
  return here();
}

async function fromPlaywright(): Promise<string | null> {
  await runCommand(process.execPath, [fromE2e.resolve('@playwright/test/cli'), 'install', 'chromium'], {
    cwd: PROJECT,
  });
  return here();
}

async function fromNpm(): Promise<string | null> {
  const folder = FETCHED_CHROMIUM;
  mkdirSync(folder, { recursive: true });
  const npm = process.env['npm_execpath'];
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  await runCommand(command, [...before, 'install', '--prefix', folder, '--no-audit', '--no-fund', PACKED], {
    cwd: folder,
  });
  const print =
    "import('@sparticuz/chromium').then(async (it) => console.log('at ' + (await it.default.executablePath())))";
  const { output } = await runCommand(process.execPath, ['-e', print], { cwd: folder });
  const place = /^at (.+)$/m.exec(output)?.[1];
  if (!place || !existsSync(place)) return null;
  writeFileSync(join(folder, 'place.txt'), place);
  return place;
}

/** Finds an installed Chromium that works, or else downloads one. */
export async function findChromium(say: (text: string) => void): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new PlainFailure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const there = here();
  if (there) return there;
  say('            no Chromium here; trying to install one …');
  const found = (await fromApt()) ?? (await fromPlaywright()) ?? (await fromNpm());
  if (found) return found;
  throw new PlainFailure(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the program; ' +
      'npm run verify runs everything that needs no browser.',
  );
}
