// Before anything is installed: Node's own modules alone. Checks Node, installs what is missing, then hands over to TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MIN = [20, 19];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const stampFile = join(root, 'node_modules/.graha-installed');
const installedList = join(root, 'node_modules/.package-lock.json');

function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  giveUp(
    `Graha needs Node ${NODE_MIN.join('.')} or newer; this is ${process.versions.node}. Get one from https://nodejs.org.`,
  );
}

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

function isInstalled() {
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

function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Each signal reaches npm by itself or through us; then there is nothing to stop yet but npm. */
function npmCi() {
  const [command, before] = npmCommand();
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, [...before, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const reminder = setInterval(() => console.log(`  install   … ${seconds()} s`), 15_000);
  let stoppedBy;
  const stop = (signal) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('exit', (code, signal) =>
      resolve(code === 0 ? { seconds: seconds() } : { failure: signal ?? `exit code ${code}` }),
    );
  }).then((result) => {
    clearInterval(reminder);
    for (const signal of signals) process.off(signal, stop);
    if (stoppedBy) process.exit(130);
    return result;
  });
}

async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci); the first time this takes a minute or two.');
  const { failure, seconds } = await npmCi();
  if (failure) {
    giveUp(
      `The packages could not be installed (npm ci: ${failure}). Look at the lines above; most often the network or npm's ` +
        'registry could not be reached, or the disk is full. Then start again: a broken installation is repaired.',
    );
  }
  writeFileSync(stampFile, wantedStamp());
  console.log(`  install   done in ${seconds} s`);
}

/** Runs a TypeScript file of this package in this very process, once everything it imports is there. */
export async function run(script) {
  checkNode();
  await install();
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../src/${script}`, import.meta.url).href);
}
