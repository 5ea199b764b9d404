import { join } from 'node:path';
import type { Undo } from '../command.ts';
import type { PlainFailure } from '../plain-failure.ts';
import type { Progress } from '../progress.ts';
import { buildServers } from './build.ts';
import { type DevFile, devFileOf } from './dev-file.ts';
import { keepRunning } from './keep-running.ts';
import { noteServices } from './leftover-services.ts';
import { openPortalAddress, rejectOnCrash } from './portal.ts';
import { prepareDatabase, takeDataDir } from './prepare.ts';
import { writePrivateJson } from './private-file.ts';
import { type Service, startService } from './service.ts';
import { serverOptions } from './services.ts';
import type { Settings } from './settings.ts';

export type Stack = {
  /** Null in production, which has no demo. */
  dev: DevFile | null;
  devFile: string;
  /** Settles when the portal answers as well; rejects with the remedy if it cannot. */
  complete: Promise<void>;
  /** Settles when a required process has ended. */
  failure: Promise<PlainFailure>;
};

/**
 * Starts everything and returns when the API answers; the portal, whose build takes most of the time, follows.
 * @param undo collects the steps that stop the running parts, even if a later step fails
 */
export async function startStack(settings: Settings, progress: Progress, undo: Undo): Promise<Stack> {
  const secrets = await takeDataDir(settings, undo);
  const address = await openPortalAddress(settings, undo);
  const [prepared, built] = await Promise.all([
    prepareDatabase(settings, secrets, progress, undo),
    progress.step('build', buildServers, ({ isCached }) => `API and worker are ${isCached ? 'up to date' : 'built'}`),
  ]);
  const { database, demo, serviceSecrets } = prepared;
  const services: Service[] = [];
  undo(async () => void (await Promise.all(services.map(({ stop }) => stop()))));
  let fail: (failure: PlainFailure) => void = () => {};
  const failure = new Promise<PlainFailure>((resolve) => (fail = resolve));
  const note = (service: Service): void => {
    services.push(service);
    noteServices(settings.dataDir, services);
    void service.crash.then(fail);
  };
  for (const options of serverOptions(settings, database, serviceSecrets)) note(startService(options));
  void keepRunning(database.cluster, progress).then(fail);

  const serveApi = progress.step(
    'serve',
    () => Promise.race([Promise.all(services.map(({ ready }) => ready())), ...services.map(rejectOnCrash)]),
    () => 'API and worker answer',
  );
  // A cached build needs no CPU, so both may start at once; else the API starts alone first.
  const portalMayBegin = built.isCached ? Promise.resolve() : serveApi;
  const complete = portalMayBegin.then(() => address.serve(prepared, progress, note));
  complete.catch(() => {}); // Callers that await it get the rejection; until then it must not count as unhandled.
  await serveApi;

  const { stripe } = serviceSecrets;
  const dev = demo ? devFileOf(settings, secrets, { database, demo, stripe }) : null;
  const devFile = join(settings.dataDir, 'dev.json');
  if (dev) writePrivateJson(devFile, dev);
  return { dev, devFile, complete, failure };
}
