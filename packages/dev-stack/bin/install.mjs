// Runs npm with progress, one run at a time, and stops it at once on a signal.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './is-alive.mjs';
import { canAdd, hadTools, isInstalled, noteInstalled, root } from './installed.mjs';
import { causeOf } from './npm-failure.mjs';
import { removeUnused } from './slim.mjs';

const REMINDER_MS = 15_000;
/** The end of npm's output, kept for the cause of a failure. */
const KEPT_CHARACTERS = 20_000;
/** Outside node_modules, because `npm ci` begins by removing that folder. */
const lockFile = join(root, '.turbo/graha-install.lock');

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a concurrent installation: `npm start` and `npm test` may both run in a fresh clone. */
async function takeTurn() {
  mkdirSync(join(root, '.turbo'), { recursive: true });
  for (let isSaid = false; ;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (holder > 0 && !isAlive(holder)) rmSync(lockFile, { force: true });
    else if (!isSaid) console.log(`Another start is installing (process ${holder}); waiting for it.`);
    isSaid = true;
    await pause(300);
  }
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Kills npm, which would otherwise finish its current step. The next start repairs an incomplete installation. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/**
 * `npm ci` removes the installed packages. `npm install` adds the tools of the tests and does not change the lockfile.
 */
const COMMANDS = {
  serving: ['ci', '--omit=dev'],
  all: ['ci', '--include=dev'],
  adding: ['install', '--include=dev', '--no-save'],
};

async function runNpm(state) {
  const [command, before] = npmCommand();
  const options = [...COMMANDS[state], '--no-audit', '--no-fund', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const child = spawn(command, [...before, ...options], {
    cwd: root,
    env: { ...process.env, npm_config_cache: writableCache() },
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
  });
  let output = '';
  child.stderr?.on('data', (part) => {
    process.stderr.write(part);
    output = (output + part).slice(-KEPT_CHARACTERS);
  });
  // If this process is killed, the installation continues, and its lock stays.
  if (child.pid) writeFileSync(lockFile, String(child.pid));
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const reminder = setInterval(() => console.log(`  install   … ${seconds()} s`), REMINDER_MS);
  const stop = () => {
    if (child.pid) endGroup(child.pid);
    rmSync(lockFile, { force: true });
    console.log('\nStopped while installing; the next start begins anew.');
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  try {
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve({ failure: error.message }));
      child.once('close', (code, signal) => {
        const failed = { output, ended: String(signal ?? code), freeBytes: freeBytes() };
        resolve(code === 0 ? { seconds: seconds() } : { failure: causeOf(failed) });
      });
    });
  } finally {
    clearInterval(reminder);
    for (const signal of signals) process.off(signal, stop);
  }
}

/** npm's cache, or a cache in this folder if npm's is not writable, as in a read-only home. */
function writableCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return join(root, '.turbo/npm-cache');
  }
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

function nextState(stage) {
  if (stage === 'all' && canAdd()) return 'adding';
  return hadTools() ? 'all' : stage;
}

const ANNOUNCEMENTS = {
  serving: 'Installing packages (npm ci); the first time this takes a minute or two.',
  all: 'Installing packages and the tools of the tests (npm ci); the first time this takes some minutes.',
  adding: 'Installing the tools of the tests (npm install); the first time this takes a minute or two.',
};

/**
 * Installs the packages.
 * @param {'serving' | 'all'} stage `serving` omits the tools of the tests
 * @returns null, or after a failure a sentence with the remedy
 */
export async function install(stage) {
  if (isInstalled(stage)) return null;
  await takeTurn();
  try {
    if (isInstalled(stage)) return null;
    const state = nextState(stage);
    console.log(ANNOUNCEMENTS[state]);
    if (state === 'adding') noteInstalled(state);
    const { failure, seconds } = await runNpm(state);
    if (failure) {
      return `The packages could not be installed: ${failure}. Then start again: a broken installation is repaired.`;
    }
    removeUnused();
    noteInstalled(state === 'adding' ? 'all' : state);
    console.log(`  install   done in ${seconds} s`);
    return null;
  } finally {
    rmSync(lockFile, { force: true });
  }
}
