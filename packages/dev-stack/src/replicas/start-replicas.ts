import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isPortFree } from '../free-port.ts';
import { PlainFailure } from '../plain-failure.ts';
import { roleUrls, withClient } from '../postgres/roles.ts';
import type { Progress } from '../progress.ts';
import { buildApi } from '../stack/build.ts';
import { embeddedUrl } from '../stack/database.ts';
import { readJson } from '../stack/private-file.ts';
import { secretsOf, type Secrets } from '../stack/secrets.ts';
import { type Service, startService } from '../stack/service.ts';
import { apiService } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';
import { ownRedis } from '../throwaway-redis.ts';
import { startBalancer } from './balancer.ts';
import type { Command } from './command.ts';

type Undo = (work: () => Promise<void> | void) => void;
type Given = { urls: ReturnType<typeof roleUrls>; directUrls: ReturnType<typeof roleUrls> };

/** @returns a summary for the user, when everything serves */
export async function startReplicas(command: Command, settings: Settings, progress: Progress, undo: Undo) {
  const { count, port } = command;
  const { dataDir, host } = settings;
  if (!(await isPortFree(port, host))) {
    throw new PlainFailure(`Port ${port} is not free. Choose another: BALANCER_PORT=${port + 1} npm run replicas`);
  }
  const secrets = secretsOf(dataDir);
  const database = await progress.step(
    'database',
    () => runningDatabase(settings, secrets),
    () => 'of the running stack',
  );
  await progress.step('build', buildApi, () => 'API is up to date');
  const redisUrl = await progress.step('limits', () => redisFor(undo), limitsTold);

  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const replicas: Started[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `replica-${number}`;
    const own = await freePort();
    const options = apiService({ ...settings, host: '127.0.0.1', metricsPort: 0, apiUrl: url }, database, secrets, {
      name,
      port: own,
    });
    const env = { ...options.env, TRUSTED_PROXIES: '127.0.0.1', API_REPLICAS: String(count), ...redisUrl };
    const service = startService({ ...options, env });
    undo(service.stop);
    void service.crash.then(({ message }) => progress.say(message));
    replicas.push({ name, port: own, service });
  }
  const allReady = async () => void (await Promise.all(replicas.map(({ service }) => service.ready())));
  await progress.step('serve', allReady, () => `${count} replicas answer`);
  const balancer = await startBalancer(replicas, { host, port, said: progress.say });
  undo(balancer.stop);
  return summaryOf(url, replicas, dataDir);
}

async function runningDatabase(settings: Settings, secrets: Secrets): Promise<Given> {
  const { dataDir, externalUrl, externalDirectUrl } = settings;
  const url = externalUrl ?? embeddedUrl(dataDir, secrets);
  const isThere = url !== null && (await withClient(url, (client) => client.query('SELECT 1')).catch(() => null));
  if (!isThere) {
    throw new PlainFailure(
      `No database answers for ${dataDir}. Start the stack first, in another terminal: npm start. ` +
        'If it runs from another folder, name that: DATA_DIR=… npm run replicas.',
    );
  }
  return { urls: roleUrls(url, secrets.roles), directUrls: roleUrls(externalDirectUrl ?? url, secrets.roles) };
}

async function redisFor(undo: Undo): Promise<{ REDIS_URL?: string }> {
  const given = process.env['REDIS_URL'];
  if (given) return { REDIS_URL: given };
  const own = await ownRedis();
  if (!own) return {};
  undo(own.remove);
  return { REDIS_URL: own.url };
}

const limitsTold = ({ REDIS_URL }: { REDIS_URL?: string }): string =>
  REDIS_URL
    ? `counted together in ${new URL(REDIS_URL).host}`
    : 'each replica counts its share: there is no Redis here';

type Started = { name: string; port: number; service: Service };

function summaryOf(url: string, replicas: readonly Started[], dataDir: string): string {
  const dev = readJson(join(dataDir, 'dev.json'));
  const key = dev && typeof dev === 'object' && 'apiKey' in dev ? String(dev.apiKey) : '$GRAHA_API_KEY';
  const query = 'year=1990&month=8&date=15&hours=9&minutes=30&latitude=28.6139&longitude=77.209&timezone=5.5';
  return [
    '',
    `  balancer  ${url}`,
    ...replicas.map(({ name, port, service }) => `  ${name} http://127.0.0.1:${port}  (process ${service.pid})`),
    '',
    '  A call, and which replica answered it:',
    '',
    `curl -si '${url}/api/v1/kundali/basic?${query}' -H 'X-API-Key: ${key}' | grep -i x-served-by`,
    '',
    'Kill one of the processes: the others take its calls. Ctrl-C stops the replicas; the stack keeps running.',
    '',
  ].join('\n');
}
