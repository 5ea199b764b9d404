import { constants, getPriority, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { serveTasks } from '../call/compute-thread.ts';
import { createPinned } from '../call/pinned-formulas.ts';
import type { ThreadSettings } from './start-thread.ts';
import { warmUp } from './warm-up.ts';

/**
 * Lowers the priority of this thread, so that searches, which cost nothing, take no processor from calls that are paid: the first
 * one reads the table of places for seconds. Only Linux has priorities of threads; elsewhere it would be that of the process.
 */
function yieldToCalls(): void {
  if (process.platform !== 'linux') return;
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  try {
    setPriority(0, Math.min(PRIORITY_LOW, getPriority(0) + PRIORITY_BELOW_NORMAL)); // Never raised, which only root may.
  } catch {
    // A sandbox may refuse it. Searches then compete with calls, as on other systems.
  }
}

/** Runs a compute thread with its own ephemeris, or the thread that searches places. */
export async function runThread(port: MessagePort, settings: ThreadSettings): Promise<void> {
  if (settings.work === 'places') {
    yieldToCalls();
    const { servePlaces } = await import('../places/place-thread.ts'); // A compute thread needs no table of places.
    return servePlaces(port);
  }
  const sky = await createEphemeris(settings.packedBytes, settings.ephePath);
  const operations = listOperations(catalog);
  const { packedBytes, ephePath, checkOutput, isWarmed = false } = settings;
  if (isWarmed) warmUp(operations, sky);
  serveTasks(port, { sky, operations, checkOutput, pinned: createPinned({ operations, packedBytes, ephePath }) });
}
