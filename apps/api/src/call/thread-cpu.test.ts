import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { cpuMsOf, ownCpuFile } from './thread-cpu.ts';

/** Uses this much CPU time, however long that takes. */
function spin(ms: number): void {
  const untilMs = cpuMsOf(ownCpuFile()) + ms;
  while (cpuMsOf(ownCpuFile()) < untilMs);
}

test('time that a thread uses is counted', () => {
  const beforeMs = cpuMsOf(ownCpuFile());
  spin(50);
  expect(cpuMsOf(ownCpuFile()) - beforeMs).toBeGreaterThanOrEqual(50);
});

test.runIf(process.platform === 'linux')('time that another thread uses is not counted', async () => {
  const source = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage('/proc/' + require('node:fs').readlinkSync('/proc/thread-self') + '/schedstat');
    parentPort.on('message', () => undefined);
  `;
  const worker = new Worker(source, { eval: true });
  const [file] = await once(worker, 'message');
  expect(readFileSync(file, 'utf8')).toMatch(/^\d+ /u);
  const beforeMs = cpuMsOf(file);
  spin(300);
  expect(cpuMsOf(file) - beforeMs).toBeLessThan(100); // The rest of the thread's own start.
  await worker.terminate();
});

test.each([null, '/proc/0/task/0/schedstat'])('without a file (%s) the time of the process bounds it', (file) => {
  const beforeMs = cpuMsOf(file);
  spin(20);
  expect(cpuMsOf(file) - beforeMs).toBeGreaterThanOrEqual(19);
});

test('a file counts nanoseconds, and the process microseconds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-cpu-'));
  const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 2_000, system: 500 });
  try {
    const file = join(folder, 'schedstat');
    writeFileSync(file, '7000000 1 2\n');
    expect([cpuMsOf(file), cpuMsOf(null)]).toEqual([7, 2.5]);
  } finally {
    usage.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
