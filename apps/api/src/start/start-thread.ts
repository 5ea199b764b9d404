import { Worker } from 'node:worker_threads';
import type { PackedBytes } from '@graha/ephemeris-packed/packed-bytes';

export type ThreadSettings =
  | {
      work: 'compute';
      checkOutput: boolean;
      packedBytes: PackedBytes;
      ephePath: string | null;
      /** Runs the long operations once before the first call, which costs less CPU time then. */
      isWarmed?: boolean;
    }
  | { work: 'places' };

/**
 * Starts a thread of the same program, which takes the other branch of `main.ts`. It only computes or searches, so it
 * gets no environment.
 */
export function startThread(settings: ThreadSettings): Worker {
  const options = { workerData: settings, env: {} };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(import.meta.url), options); // The build bundles the program into this file.
  const main = new URL('../main.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${main}'); })`;
  return new Worker(load, { ...options, eval: true });
}
