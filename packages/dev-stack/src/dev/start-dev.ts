import { join } from 'node:path';
import type { Undo } from '../command.ts';
import { PlainFailure } from '../plain-failure.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Progress } from '../progress.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';
import { turbo } from '../stack/build.ts';
import { devFileOf, type DevFile } from '../stack/dev-file.ts';
import { keepRunning } from '../stack/keep-running.ts';
import { type Prepared, prepareDatabase, takeDataDir } from '../stack/prepare.ts';
import { writePrivateJson } from '../stack/private-file.ts';
import { startService } from '../stack/service.ts';
import { serverOptions } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';
import { consequencesOf } from './consequences.ts';
import { devPortal } from './dev-portal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { watchFiles } from './watch-files.ts';
import { watchServer, type WatchedServer } from './watched-server.ts';

export type DevStack = {
  dev: DevFile;
  devFile: string;
  /** Settles when a required process has ended. */
  failure: Promise<PlainFailure>;
};

/** Starts the stack of `npm start` from its sources. Changes take effect without a manual restart. */
export async function startDev(settings: Settings, progress: Progress, undo: Undo): Promise<DevStack> {
  const secrets = await takeDataDir(settings, undo);
  const [prepared] = await Promise.all([
    prepareDatabase(settings, secrets, progress, undo),
    progress.step('generate', generate, () => 'example answers, client for TypeScript'),
  ]);
  const { database, demo, serviceSecrets } = prepared;
  if (demo === null) throw new PlainFailure('npm run dev is for development; in production, use npm start.');

  const portal = startService(await devPortal(settings, prepared));
  undo(portal.stop);
  const servers = await progress.step(
    'serve',
    () => startServers(settings, prepared, progress, undo),
    (all) => `${all.map(({ name }) => name).join(', ')} answer`,
  );
  await progress.step('portal', portal.ready, () => 'answers; a page is compiled when it is first opened');
  undo(await watchFiles(actOn(servers, database.ownerDirectUrl, progress.say)));

  const devFile = join(settings.dataDir, 'dev.json');
  const dev = devFileOf(settings, secrets, { database, demo, stripe: serviceSecrets.stripe });
  writePrivateJson(devFile, dev);
  return { dev, devFile, failure: Promise.race([portal.crash, keepRunning(database.cluster, progress)]) };
}

async function generate(): Promise<void> {
  const { exitCode, output } = await turbo(['generate', '@graha/sdk#build', '@graha/elements#build']);
  if (exitCode !== 0) throw new PlainFailure(`Nothing could be generated:\n${lastLines(output, 30)}`);
}

async function startServers(
  settings: Settings,
  { database, serviceSecrets }: Prepared,
  progress: Progress,
  undo: Undo,
): Promise<WatchedServer[]> {
  const options = serverOptions(settings, database, serviceSecrets);
  const servers = await Promise.all(options.map((one) => watchServer(one, progress.say)));
  undo(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
  return servers;
}

/** Acts on a change of files. Work of the same kind never runs twice at once. */
function actOn(servers: readonly WatchedServer[], ownerUrl: string, say: (text: string) => void) {
  const told = (name: string, work: () => Promise<string>) =>
    oneAtATime(async () => {
      const text = await work().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      say(`  ${name.padEnd(9)} ${text}`);
    });
  const migrateAgain = told('migrate', () => migrate(ownerUrl));
  const clientAgain = told('client', async () => {
    const { exitCode, output } = await runCommand('npm', ['run', '-s', 'db:generate'], { cwd: PROJECT });
    return exitCode === 0 ? 'Prisma’s is generated; commit it' : lastLines(output, 30);
  });
  const generateAgain = told('generate', async () => {
    await generate();
    return 'done';
  });
  return (files: readonly string[]): void => {
    const { renew, ...then } = consequencesOf(files, servers);
    if (then.migrate) void migrateAgain();
    const renewed = renew.map((server) => server.renew());
    // Only one page of the portal uses the examples, so the servers come first.
    if (then.generateClient) void clientAgain();
    if (then.computeExamples) void Promise.all(renewed).then(generateAgain);
  };
}
