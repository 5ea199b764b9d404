import { join } from 'node:path';
import type { Undo } from '../command.ts';
import { isPortFree } from '../free-port.ts';
import { PlainFailure } from '../plain-failure.ts';
import { migrate } from '../postgres/migrate.ts';
import { setRolePasswords } from '../postgres/roles.ts';
import type { Progress } from '../progress.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import { DEMO_EMAIL, ensureDemo, type Demo } from './demo.ts';
import { stopLeftoverServices } from './leftover-services.ts';
import type { Secrets } from './secrets.ts';
import { secretsOf } from './secrets.ts';
import type { ServiceSecrets } from './services.ts';
import type { Settings } from './settings.ts';
import { keepLogsShort } from './short-logs.ts';
import { wireStripe } from './stripe.ts';

/** Reserves DATA_DIR for this process and checks that both ports are free. */
export async function takeDataDir(settings: Settings, undo: Undo): Promise<Secrets> {
  prepareDataDir(settings.dataDir);
  undo(await lockDataDir(settings.dataDir));
  await stopLeftoverServices(settings.dataDir);
  undo(keepLogsShort(join(settings.dataDir, 'logs')));
  await checkPorts(settings);
  return secretsOf(settings.dataDir);
}

async function checkPorts({ host, apiPort, portalPort }: Settings): Promise<void> {
  for (const [name, port] of [
    ['API_PORT', apiPort],
    ['PORTAL_PORT', portalPort],
  ] as const) {
    if (await isPortFree(port, host)) continue;
    throw new PlainFailure(
      `Port ${port} on ${host} is not free. Stop what listens there, or choose another: ${name}=${(port + 100) % 65_536} npm start`,
    );
  }
}

export type Prepared = {
  database: Database;
  /** Null in production. */
  demo: Demo | null;
  serviceSecrets: ServiceSecrets;
};

/**
 * Starts the database, migrates it and seeds the demo.
 * @returns the facts that the servers need
 */
export async function prepareDatabase(
  settings: Settings,
  secrets: Secrets,
  progress: Progress,
  undo: Undo,
): Promise<Prepared> {
  const database = await progress.step(
    'database',
    () => openDatabase(settings, secrets),
    (it) => it.description,
  );
  if (database.cluster) undo(database.cluster.stop);
  await progress.step(
    'migrate',
    async () => {
      const result = await migrate(database.ownerDirectUrl);
      await setRolePasswords(database.ownerDirectUrl, secrets.roles);
      return result;
    },
    (result) => result,
  );
  const demo = settings.mode === 'production' ? null : await seed(settings, database, secrets, progress);
  return { database, demo, serviceSecrets: await serviceSecretsOf(settings, secrets, demo) };
}

const seed = (settings: Settings, database: Database, secrets: Secrets, progress: Progress): Promise<Demo> =>
  progress.step(
    'seed',
    () => ensureDemo(settings.dataDir, database, secrets, settings.mode),
    () => `demo tenant of ${DEMO_EMAIL}`,
  );

async function serviceSecretsOf(settings: Settings, secrets: Secrets, demo: Demo | null): Promise<ServiceSecrets> {
  const { givenSecrets } = settings;
  return {
    keyPepper: givenSecrets?.keyPepper ?? secrets.keyPepper,
    betterAuthSecret: givenSecrets?.betterAuthSecret ?? secrets.betterAuthSecret,
    sealingKey: givenSecrets ? givenSecrets.sealingKey : secrets.sealingKey,
    systemApiKey: givenSecrets?.systemApiKey ?? demo?.systemApiKey ?? null,
    playground: givenSecrets ? givenSecrets.playground : secrets.playground,
    signingKey: givenSecrets ? givenSecrets.signingKey : secrets.signingKey,
    stripe: await wireStripe(settings, secrets),
  };
}
