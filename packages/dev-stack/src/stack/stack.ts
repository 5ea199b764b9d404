import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { isPortFree } from '../free-port.ts';
import { migrate } from '../postgres/migrate.ts';
import { setRolePasswords } from '../postgres/roles.ts';
import type { Progress } from '../progress.ts';
import { build } from './build.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { Demo } from './demo.ts';
import { ADMIN_EMAIL, DEMO_EMAIL, ensureDemo } from './demo.ts';
import { keepRunning } from './keep-running.ts';
import { noteServices, stopLeftoverServices } from './leftover-services.ts';
import { writePrivateJson } from './private-file.ts';
import type { Secrets } from './secrets.ts';
import { secretsOf } from './secrets.ts';
import { keepLogsShort } from './short-logs.ts';
import { startServices } from './services.ts';
import type { Settings } from './settings.ts';
import { standInUrl, wireStripe, type StripeWiring } from './stripe.ts';

/** What a developer's tools and the end-to-end tests need to know of a running stack. */
export type DevFile = {
  apiUrl: string;
  portalUrl: string;
  apiKey: string;
  databaseUrl: string;
  demo: { email: string; password: string };
  admin: { email: string; password: string; totpSecret: string };
  /** Null where Stripe itself is used. */
  stripeStandInUrl: string | null;
  /** Where a test may answer for Google and GitHub; null where nobody signs in with these, or at these themselves. */
  providerStandInUrl: string | null;
};

export type Stack = {
  /** Null in production, where there is no demo. */
  dev: DevFile | null;
  devFile: string;
  /** Settles when something that must run has ended. */
  failure: Promise<PlainFailure>;
};

type Undo = (work: () => Promise<void> | void) => void;

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

async function prepareDatabase(settings: Settings, secrets: Secrets, progress: Progress, undo: Undo) {
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
  if (settings.mode === 'production') return { database, demo: null };
  const demo = await progress.step(
    'seed',
    () => ensureDemo(settings.dataDir, database, secrets, settings.mode),
    () => `demo tenant of ${DEMO_EMAIL}`,
  );
  return { database, demo };
}

export function devFileOf(
  settings: Settings,
  secrets: Secrets,
  { database, demo, stripe }: { database: Pick<Database, 'ownerUrl'>; demo: Demo; stripe: StripeWiring | null },
): DevFile {
  return {
    apiUrl: settings.apiUrl,
    portalUrl: settings.portalUrl,
    apiKey: demo.apiKey,
    databaseUrl: database.ownerUrl,
    demo: { email: DEMO_EMAIL, password: secrets.demoPassword },
    admin: { email: ADMIN_EMAIL, password: secrets.adminPassword, totpSecret: demo.totpSecret },
    stripeStandInUrl: stripe?.standInPort ? standInUrl(stripe.standInPort) : null,
    providerStandInUrl: settings.providerStandInUrl,
  };
}

/** Starts everything; `undo` collects how to stop what is running so far, also when a later step fails. */
export async function startStack(settings: Settings, progress: Progress, undo: Undo): Promise<Stack> {
  prepareDataDir(settings.dataDir);
  undo(await lockDataDir(settings.dataDir));
  await stopLeftoverServices(settings.dataDir);
  undo(keepLogsShort(join(settings.dataDir, 'logs')));
  await checkPorts(settings);
  const secrets = secretsOf(settings.dataDir);
  const [{ database, demo }] = await Promise.all([
    prepareDatabase(settings, secrets, progress, undo),
    progress.step('build', build, (result) => result),
  ]);
  const stripe = await wireStripe(settings, secrets);
  const services = startServices(settings, database, {
    keyPepper: settings.givenSecrets?.keyPepper ?? secrets.keyPepper,
    betterAuthSecret: settings.givenSecrets?.betterAuthSecret ?? secrets.betterAuthSecret,
    sealingKey: settings.givenSecrets ? settings.givenSecrets.sealingKey : secrets.sealingKey,
    systemApiKey: settings.givenSecrets?.systemApiKey ?? demo?.systemApiKey ?? null,
    playground: settings.givenSecrets ? settings.givenSecrets.playground : secrets.playground,
    stripe,
  });
  undo(async () => void (await Promise.all(services.map(({ stop }) => stop()))));
  noteServices(settings.dataDir, services);
  await progress.step(
    'serve',
    () => Promise.race([Promise.all(services.map(({ ready }) => ready())), ...services.map(rejectOnCrash)]),
    () => 'API, worker and portal answer',
  );
  const dev = demo ? devFileOf(settings, secrets, { database, demo, stripe }) : null;
  const devFile = join(settings.dataDir, 'dev.json');
  if (dev) writePrivateJson(devFile, dev);
  return {
    dev,
    devFile,
    failure: Promise.race([...services.map(({ crash }) => crash), keepRunning(database.cluster, progress)]),
  };
}

async function rejectOnCrash({ crash }: { crash: Promise<PlainFailure> }): Promise<never> {
  throw await crash;
}
