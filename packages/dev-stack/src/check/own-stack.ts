import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { guardFolder } from '../guard.ts';
import { silentProgress } from '../progress.ts';
import { privateServerHome } from '../stack/database.ts';
import { rejectOnCrash } from '../stack/portal.ts';
import { readSettings } from '../stack/settings.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import type { StepContext } from './step.ts';

type Undo = StepContext['undo'];
export type OwnStack = Stack & { dataDir: string };

function removeAfterwards(folder: string, undo: Undo): void {
  const forget = guardFolder(folder);
  undo(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    forget();
  });
}

/**
 * The stack of `npm start` on free ports and in a temporary folder, removed afterwards. A test may replace Google and GitHub.
 */
export async function startOwnStack(undo: Undo): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'graha-e2e-'));
  // The database's user must be able to enter it, else its files are placed elsewhere.
  chmodSync(dataDir, 0o711);
  removeAfterwards(dataDir, undo);
  const [apiPort, portalPort] = [await freePort(), await freePort()];
  // Not "localhost", the portal's host, so that the browser returns from another site, as from a real provider.
  const providerStandInUrl = `http://127.0.0.1:${await freePort()}`;
  const settings = readSettings({ API_PORT: String(apiPort), PORTAL_PORT: String(portalPort), DATA_DIR: dataDir });
  const stack = await startStack({ ...settings, mode: 'test', providerStandInUrl }, silentProgress, undo);
  await Promise.race([stack.complete, rejectOnCrash({ crash: stack.failure })]);
  const outside = privateServerHome(dataDir);
  if (outside) removeAfterwards(outside, undo);
  return { ...stack, dataDir };
}
