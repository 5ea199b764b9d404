import type { MessagePort } from 'node:worker_threads';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { serveTasks } from '../call/compute-thread.ts';
import type { ThreadSettings } from './start-thread.ts';
import { warmSky } from './warm-sky.ts';

/** A compute thread with an ephemeris of its own. */
export async function runThread(port: MessagePort, { checkOutput }: ThreadSettings): Promise<void> {
  const sky = await createEphemeris();
  serveTasks(port, { sky, operations: listOperations(catalog), checkOutput });
  warmSky(sky);
}
