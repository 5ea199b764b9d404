import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../process-identity.ts';
import { noteServices, stopLeftoverServices } from './leftover-services.ts';
import { writePrivateJson } from './private-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'graha-left-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const sleeper = () => {
  const { pid } = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  if (pid === undefined) throw new Error('sleep did not start');
  return pid;
};

test('servers that a killed start left running are stopped, and nobody else is', async () => {
  const [left, stranger] = [sleeper(), sleeper()];
  noteServices(dataDir, [{ pid: left }]);
  await stopLeftoverServices(dataDir);
  expect([isAlive(left), isAlive(stranger)]).toEqual([false, true]);
  writePrivateJson(join(dataDir, 'services.json'), [`${stranger} 1`]);
  await stopLeftoverServices(dataDir);
  expect(isAlive(stranger)).toBe(true);
  process.kill(stranger);
});
