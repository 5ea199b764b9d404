import { join, resolve } from 'node:path';
import { API_COMMAND, API_FOLDER } from '../api-command.ts';
import { PROJECT } from '../project.ts';
import type { Database } from './database.ts';
import { providerEnv } from './providers.ts';
import type { KeyPair } from './secrets.ts';
import type { ServiceOptions } from './service.ts';
import type { Settings } from './settings.ts';
import { standInService, stripeEnv, type StripeWiring } from './stripe.ts';

export type ServiceSecrets = {
  keyPepper: string;
  betterAuthSecret: string;
  /** Null if there are no webhooks. */
  sealingKey: string | null;
  systemApiKey: string | null;
  /** Null if the portal has no playground. */
  playground: KeyPair | null;
  /** Null if no answer is signed. */
  signingKey: string | null;
  /** Null if nothing is sold. */
  stripe: StripeWiring | null;
};

/** Variables that a server may inherit; above all not the owner's DATABASE_URL. */
const INHERITED =
  /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|LOG_LEVEL|OPERATOR_NAME|OPERATOR_EMAIL|OPERATOR_ADDRESS|OPERATOR_DATA_LOCATION|SOURCE_URL|REDIS_URL|API_REPLICAS|COMPUTE_THREADS|EPHE_PATH|API_PROCESSES|GRAHA_CHECK_ANSWERS|TRUSTED_PROXIES|STRIPE_AUTOMATIC_TAX|SMTP_URL|MAIL_FROM|SEALING_KEY_PREVIOUS|SIGNING_KEYS_PREVIOUS|(GOOGLE|GITHUB)_CLIENT_(ID|SECRET)|OTEL_.*)$/;

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (INHERITED.test(name) && value ? [[name, value]] : [])),
  );
}

/** A worker that archives also gets the owner's connection, because only the owner may detach months of the ledger. */
function archiveEnv(ownerUrl: string): Record<string, string> {
  const { ARCHIVE_DIR = '', ARCHIVE_AFTER_MONTHS = '' } = process.env;
  return ARCHIVE_DIR === ''
    ? {}
    : { ARCHIVE_DIR: resolve(PROJECT, ARCHIVE_DIR), ARCHIVE_AFTER_MONTHS, ARCHIVE_DATABASE_URL: ownerUrl };
}

/** URL of a server on that host, from this machine. */
function localUrl(host: string, port: number): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** The environment of every server of the stack. */
function sharedEnv({ mode, dataDir, apiUrl, portalUrl }: Settings): Record<string, string> {
  return {
    ...inherited(),
    NODE_ENV: 'production',
    GRAHA_MODE: mode,
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    PORTAL_URL: portalUrl,
  };
}

const logFileOf = ({ dataDir }: Settings, name: string): string => join(dataDir, 'logs', `${name}.log`);

/** One API; several on one database differ in name and port. */
export function apiService(
  settings: Settings,
  database: Pick<Database, 'urls' | 'directUrls'>,
  secrets: Pick<ServiceSecrets, 'keyPepper' | 'playground'> &
    Partial<Pick<ServiceSecrets, 'sealingKey' | 'signingKey'>>,
  { name, port }: { name: string; port: number },
): ServiceOptions {
  const { host, metricsPort } = settings;
  return {
    name,
    args: API_COMMAND,
    cwd: API_FOLDER,
    env: {
      ...sharedEnv(settings),
      DATABASE_URL: database.urls.graha_api,
      DATABASE_DIRECT_URL: database.directUrls.graha_api,
      KEY_PEPPER: secrets.keyPepper,
      ...(secrets.sealingKey ? { SEALING_KEY: secrets.sealingKey } : {}),
      HOST: host,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...(secrets.playground ? { PLAYGROUND_PUBLIC_KEY: secrets.playground.publicKey } : {}),
      ...(secrets.signingKey ? { SIGNING_KEY: secrets.signingKey } : {}),
    },
    logFile: logFileOf(settings, name.toLowerCase()),
    readyUrl: `${localUrl(host, port)}/health/ready`,
  };
}

/** One worker; several on one database differ in name and metrics port. */
export function workerService(
  settings: Settings,
  database: Pick<Database, 'urls' | 'directUrls' | 'ownerDirectUrl'>,
  secrets: Pick<ServiceSecrets, 'sealingKey' | 'stripe'>,
  { name, metricsPort }: { name: string; metricsPort: number },
): ServiceOptions {
  return {
    name,
    args: ['--enable-source-maps', join(PROJECT, 'apps/worker/dist/main.js')],
    cwd: join(PROJECT, 'apps/worker'),
    env: {
      ...sharedEnv(settings),
      DATABASE_URL: database.urls.graha_worker,
      DATABASE_DIRECT_URL: database.directUrls.graha_worker,
      METRICS_PORT: String(metricsPort),
      ...(secrets.sealingKey ? { SEALING_KEY: secrets.sealingKey } : {}),
      ...archiveEnv(database.ownerDirectUrl),
      ...stripeEnv(secrets.stripe),
    },
    logFile: logFileOf(settings, name),
    readyUrl: null,
  };
}

const PORTAL_FOLDER = join(PROJECT, 'apps/portal');

/** One portal; several on one database differ in name and port. */
export function portalService(
  settings: Settings,
  database: Pick<Database, 'urls'>,
  secrets: ServiceSecrets,
  { name, port, metricsPort = 0 }: { name: string; port: number; metricsPort?: number },
): ServiceOptions {
  const { host } = settings;
  return {
    name,
    args: [join(PORTAL_FOLDER, 'dist/main.js')],
    cwd: PORTAL_FOLDER,
    env: {
      ...sharedEnv(settings),
      HOSTNAME: host,
      PORT: String(port),
      DATABASE_URL: database.urls.graha_app,
      AUTH_DATABASE_URL: database.urls.graha_auth,
      OPERATOR_DATABASE_URL: database.urls.graha_operator,
      KEY_PEPPER: secrets.keyPepper,
      BETTER_AUTH_SECRET: secrets.betterAuthSecret,
      METRICS_PORT: String(metricsPort),
      ...(secrets.sealingKey
        ? { SEALING_KEY: secrets.sealingKey, SSO_ENABLED: process.env['SSO_ENABLED'] ?? '1' }
        : {}),
      ...(secrets.systemApiKey ? { SYSTEM_API_KEY: secrets.systemApiKey } : {}),
      ...(secrets.playground ? { PLAYGROUND_PRIVATE_KEY: secrets.playground.privateKey } : {}),
      ...providerEnv(settings.providerStandInUrl),
      ...stripeEnv(secrets.stripe),
      ...(secrets.stripe ? { STRIPE_WEBHOOK_SECRET: secrets.stripe.webhookSecret } : {}),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logFile: logFileOf(settings, name),
    readyUrl: `${localUrl(host, port)}/`,
  };
}

/** The options of every server except the portal. */
export function serverOptions(settings: Settings, database: Database, secrets: ServiceSecrets): ServiceOptions[] {
  const { apiPort, workerMetricsPort } = settings;
  const standInPort = secrets.stripe?.standInPort ?? null;
  return [
    apiService(settings, database, secrets, { name: 'API', port: apiPort }),
    workerService(settings, database, secrets, { name: 'worker', metricsPort: workerMetricsPort }),
    ...(secrets.stripe && standInPort !== null
      ? [standInService(settings, database, secrets.stripe, standInPort)]
      : []),
  ];
}
