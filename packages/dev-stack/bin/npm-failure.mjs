// Explains a failed npm installation in one sentence that ends with the remedy.

const REGISTRY = 'the registry that `npm config get registry` names';

/** Causes by npm's own codes, in the order of search. */
const CAUSES = [
  [
    ['EUSAGE'],
    () =>
      'package-lock.json does not fit a package.json. Run `npm install` and look at what it changes, or take both files from one commit',
  ],
  [['ENOSPC', 'EDQUOT'], () => 'the disk is full. Free about 2 GB'],
  [
    ['EACCES', 'EPERM', 'EROFS'],
    (path) => `npm may not write ${path ?? 'a folder that it needs'}. Give the folder to the user that starts Graha`,
  ],
  [
    ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO'],
    () => `${REGISTRY} could not be reached. Look at the connection, and at the proxy that npm is told to use`,
  ],
  [
    ['ERR_SOCKET_TIMEOUT', 'FETCH_ERROR', 'E500', 'E502', 'E503', 'E504'],
    () => `${REGISTRY} did not answer as it should. Try again in a minute`,
  ],
  [
    ['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    () => 'a proxy signs connections with a certificate of its own. Name that certificate in NODE_EXTRA_CA_CERTS',
  ],
  [['CERT_HAS_EXPIRED'], () => `${REGISTRY} has an expired certificate. Look at the clock of this machine`],
  [
    ['E401', 'E403'],
    () => `${REGISTRY} refuses to serve this machine. Log in with \`npm login\`, or name another registry`,
  ],
  [['E404', 'ETARGET'], () => `${REGISTRY} lacks a package. Name a registry that mirrors all of npm`],
  [
    ['EINTEGRITY'],
    () => 'a package arrived damaged, or is another one than the lockfile says. Run `npm cache clean --force`',
  ],
  [['EBADENGINE'], () => 'this version of Node is not supported. Get one from https://nodejs.org'],
  [['EBADPLATFORM'], () => 'a package does not run on this system'],
  [['EMFILE', 'ENFILE'], () => 'too many files are open. Raise the limit with `ulimit -n 4096`'],
  [['ENOMEM', 'SIGKILL'], () => 'npm was killed, most often because memory was used up. Leave it 1 GB'],
];

const DISK_FULL_BYTES = 50 * 1024 * 1024;
const LINES = 3;

/** Also checks free disk space, because npm writes no code if it cannot write its log. */
function codeOf({ output, ended, freeBytes }) {
  if (freeBytes < DISK_FULL_BYTES) return 'ENOSPC';
  return /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? ended;
}

/** The last meaningful lines, for a cause that is not in the table. */
function lastWords(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/complete log of this run/.test(line));
  return lines.slice(-LINES).join(' ');
}

/**
 * The cause of a failed installation and the remedy, without a full stop.
 * @param {{ output: string; ended: string; freeBytes: number }} failed npm's standard error, its signal or exit code,
 * and the free disk space
 */
export function causeOf(failed) {
  const code = codeOf(failed);
  const path = /^npm (?:error|ERR!) path (.+)$/m.exec(failed.output)?.[1];
  const known = CAUSES.find(([codes]) => codes.includes(code));
  if (known) return `${known[1](path)} (npm: ${code})`;
  const said = lastWords(failed.output);
  return said === ''
    ? `npm ended with ${failed.ended} and said nothing`
    : `npm ended with ${failed.ended} and said: ${said}`;
}
