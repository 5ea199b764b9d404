import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { isAlive, waitUntil } from './process-identity.ts';
import { PROJECT } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-guard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LAUNCHER = `
  import { spawn } from 'node:child_process';
  import { guardFolder, guardProcess } from './packages/dev-stack/src/guard.ts';
  const child = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  guardFolder(process.argv[1]);
  console.log(child.pid);
`;

test('a launcher that is killed takes its servers and temporary folders with it', async () => {
  const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', LAUNCHER, folder], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: launcher.stdout });
  const server = Number(await new Promise((resolve) => lines.once('line', resolve)));
  expect(isAlive(server)).toBe(true);
  launcher.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(server) && !existsSync(folder), 5_000)).toBe(true);
});
