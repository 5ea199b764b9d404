import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startService } from './service.ts';
import { keepLogsShort, LOG_LIMITS, shortenLogs } from './short-logs.ts';

const base = mkdtempSync(join(tmpdir(), 'graha-logs-'));
afterAll(() => rmSync(base, { recursive: true }));

const folderOf = (name: string): string => mkdtempSync(join(base, name));
const sizeOf = (file: string): number => statSync(file).size;

test('the logs of a service that writes without end stay within their limit, and what it wrote last is there', async () => {
  const folder = folderOf('endless-');
  const logFile = join(folder, 'chatty.log');
  const limits = { bytesMax: 4_000, filesMax: 3 };
  const service = startService({
    name: 'chatty',
    args: ['-e', 'let n = 0; setInterval(() => console.log("line " + (n += 1) + " " + "x".repeat(80)), 1)'],
    cwd: folder,
    env: process.env,
    logFile,
    readyUrl: null,
  });
  const stop = keepLogsShort(folder, limits, 10);
  const lastNumber = (): number => Number(/line (\d+) x+\n$/.exec(readFileSync(logFile, 'utf8'))?.[1] ?? 0);
  await expect.poll(lastNumber, { timeout: 20_000, interval: 5 }).toBeGreaterThan(400);
  await service.stop();
  stop();
  shortenLogs(folder, limits);
  expect(readdirSync(folder).toSorted()).toEqual(['chatty.log', 'chatty.log.1', 'chatty.log.2']);
  for (const name of readdirSync(folder)) {
    expect(sizeOf(join(folder, name))).toBeLessThanOrEqual(limits.bytesMax);
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain('\0');
  }
  expect(sizeOf(`${logFile}.1`)).toBeGreaterThan(limits.bytesMax / 2);
  expect(readFileSync(`${logFile}.1`, 'utf8')).toMatch(/^(line \d+ x{80}\n)+$/);
});

test('of a burst past the limit the last whole lines are kept; a log within it and other files are left', () => {
  const folder = folderOf('burst-');
  const burst = Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`).join('');
  writeFileSync(join(folder, 'api.log'), burst);
  writeFileSync(join(folder, 'worker.log'), 'short\n');
  writeFileSync(join(folder, 'notes.txt'), burst);
  shortenLogs(folder, { bytesMax: 50, filesMax: 2 });
  expect(readFileSync(join(folder, 'api.log'), 'utf8')).toBe('');
  expect(readFileSync(join(folder, 'api.log.1'), 'utf8')).toBe('line 995\nline 996\nline 997\nline 998\nline 999\n');
  shortenLogs(folder, { bytesMax: 50, filesMax: 2 });
  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'notes.txt', 'worker.log']);
  expect(sizeOf(join(folder, 'notes.txt'))).toBe(burst.length);
});

test('a service keeps three files of 10 MB', () => {
  expect(LOG_LIMITS).toEqual({ bytesMax: 10 * 1024 * 1024, filesMax: 3 });
});
