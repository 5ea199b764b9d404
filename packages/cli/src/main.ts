import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { EXIT_CODES } from './failure.ts';
import { openBrowser } from './browser.ts';
import { run } from './run.ts';

const ending = new AbortController();
process.once('SIGINT', () => ending.abort());

// Nobody reads on, so nothing more is asked for, and nothing more is charged.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT_CODES.closed.code);
  throw error;
});

/** Reads a line without showing it. */
async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim() || null;
  process.stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true });
  const answer = await lines.question('', { signal: ending.signal });
  lines.close();
  process.stderr.write('\n');
  return answer;
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  fetch: globalThis.fetch,
  now: () => new Date(),
  out: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  read: () => text(process.stdin),
  askSecret,
  isInteractive: process.stdin.isTTY,
  openPage: (url) => openBrowser(url, process.env),
  wait: (ms) => setTimeout(ms, undefined, { signal: ending.signal }).catch(() => undefined), // Ended by Ctrl-C.
  signal: ending.signal,
});
