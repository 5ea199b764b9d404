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
  /** Null in production, where there is no demo. */
  dev: DevFile | null;
  devFile: string;
  /** Settles once the portal answers as well; rejects with what to do if it cannot. */
  complete: Promise<void>;
  /** Settles when something that must run has ended. */
  failure: Promise<PlainFailure>;
};

/**
 * Starts everything and returns as soon as the API answers; the portal, whose build takes most of the time, follows.
 *
 * @param undo collects how to stop what is running so far, also when a later step fails
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
  // What is built competes with nobody, so both may start at once; else the API has the machine for itself.
  const portalMayBegin = built.isCached ? Promise.resolve() : serveApi;
  const complete = portalMayBegin.then(() => address.serve(prepared, progress, note));
  complete.catch(() => {}); // Whoever waits for it hears of it; until then it is no unhandled rejection.
  await serveApi;

  const { stripe } = serviceSecrets;
  const dev = demo ? devFileOf(settings, secrets, { database, demo, stripe }) : null;
  const devFile = join(settings.dataDir, 'dev.json');
  if (dev) writePrivateJson(devFile, dev);
  return { dev, devFile, complete, failure };
}
