import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AS_BUILT } from '@graha/dev-stack/as-built';
import { guardProcess } from '@graha/dev-stack/guard';
import { PROJECT } from '@graha/dev-stack/project';
import { SEALING } from '@graha/store/webhooks/testing-webhooks';
import { end } from '../program.ts';

const FOLDER = join(PROJECT, 'apps/worker');

/** Starts the worker of the product at the speed of built code. It may post to local receivers. */
export function startWorker(databaseUrl: string): { pid: number; stop: () => Promise<void> } {
  const child = spawn(process.execPath, [...AS_BUILT, join(FOLDER, 'src/main.ts')], {
    cwd: FOLDER,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      GRAHA_MODE: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      SEALING_KEY: SEALING.current,
      // Nothing listens there: the probe of the API is no part of the measurement.
      API_URL: 'http://127.0.0.1:9',
      TSX_TSCONFIG_PATH: join(PROJECT, 'packages/config/tsconfig.servers.json'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  return { pid: child.pid ?? 0, stop: () => end(child, 'SIGTERM') };
}
