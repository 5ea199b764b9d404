// Runs before the installation, so it uses only Node's own modules. Checks Node, installs missing packages, then
// runs the TypeScript program.
import { install } from './install.mjs';
import { root } from './installed.mjs';

const NODE_MIN = [20, 19];

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

/**
 * Runs a TypeScript file of this package in this process, after its dependencies are installed.
 * @param {string} script the path inside `src`
 * @param {'serving' | 'all'} stage the packages to install: without the tools of the tests, or everything
 */
export async function run(script, stage = 'all') {
  checkNode();
  const failure = await install(stage);
  if (failure) giveUp(failure);
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../src/${script}`, import.meta.url).href);
}
