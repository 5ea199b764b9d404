import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { runCommand } from '../run-command.ts';

/** The shell first: a page without the parts of a desktop browser takes half the time. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Carries a Chromium inside the npm package; the last version for Node 20. */
const PACKED = '@sparticuz/chromium@143.0.4';

const fromE2e = createRequire(join(PROJECT, 'e2e/package.json'));

const installedBySystem = () => SYSTEM_PLACES.find((place) => existsSync(place)) ?? null;

function installedByPlaywright(): string | null {
  // Safe: Playwright's own types say so; it is loaded late because it is a package of the e2e folder.
  const { chromium } = fromE2e('@playwright/test') as { chromium: { executablePath: () => string } };
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
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
  return installedBySystem();
}

async function fromPlaywright(): Promise<string | null> {
  await runCommand(process.execPath, [fromE2e.resolve('@playwright/test/cli'), 'install', 'chromium'], {
    cwd: PROJECT,
  });
  return installedByPlaywright();
}

async function fromNpm(): Promise<string | null> {
  const folder = join(PROJECT, 'node_modules/.cache/graha-chromium');
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
  return place && existsSync(place) ? place : null;
}

/** A Chromium that is there, or else one that can be fetched; the first that works. */
export async function findChromium(say: (text: string) => void): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new PlainFailure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const there = named ?? installedBySystem() ?? installedByPlaywright();
  if (there) return there;
  say('            no Chromium here; trying to install one …');
  const found = (await fromApt()) ?? (await fromPlaywright()) ?? (await fromNpm());
  if (found) return found;
  throw new PlainFailure(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the program; ' +
      'npm run verify runs everything that needs no browser.',
  );
}
