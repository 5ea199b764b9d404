// Before anything is installed: Node's own modules alone. Checks Node, installs what is missing, then hands over to TypeScript.
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
 * Runs a TypeScript file of this package in this very process, once everything it imports is there.
 *
 * @param {string} script the path inside `src`
 * @param {'serving' | 'all'} stage what must be installed: without the tools of the tests, or everything
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
