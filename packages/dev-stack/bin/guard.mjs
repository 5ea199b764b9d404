// Outlives its parent process for a moment. When the pipe to it closes, however the parent died, it stops the
// parent's processes and removes its temporary folders.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isAlive } from './is-alive.mjs';

const SOFT_MS = 8_000;
const processes = new Map();
const folders = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

function send(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Not a group leader, or already gone.
    }
  }
}

async function stop([pid, { soft, hard }]) {
  send(pid, soft);
  const deadline = Date.now() + SOFT_MS;
  while (isAlive(pid) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  if (isAlive(pid)) send(pid, hard);
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { process: started, gone, folder, removed } = JSON.parse(line);
  if (started) processes.set(started.pid, started);
  if (gone) processes.delete(gone);
  if (folder) folders.add(folder);
  if (removed) folders.delete(removed);
});
lines.on('close', async () => {
  // The database stops last, so that the others can finish their work.
  const [first, last] = [false, true].map((isLast) =>
    [...processes].filter(([, { soft }]) => (soft === 'SIGINT') === isLast),
  );
  await Promise.all(first.map(stop));
  await Promise.all(last.map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(0);
});
