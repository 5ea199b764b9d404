import { closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PlainFailure } from '../plain-failure.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { openCluster } from '../postgres/cluster.ts';
import { serverHome } from '../postgres/home.ts';
import type { RoleUrls } from '../postgres/roles.ts';
import { DATABASE, OWNER, roleUrls, urlAs, withClient } from '../postgres/roles.ts';
import { serverUser } from '../postgres/system-user.ts';
import { readJson, writePrivateJson } from './private-file.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export type Database = {
  description: string;
  ownerUrl: string;
  /** The owner's URL too, bypassing any pooler. */
  ownerDirectUrl: string;
  urls: RoleUrls;
  directUrls: RoleUrls;
  /** Null if the server is not managed by this stack. */
  cluster: Cluster | null;
};

const Place = z.object({ home: z.string(), port: z.number().int() });

const placeFileOf = (dataDir: string) => join(dataDir, 'postgres.json');

/** The private folder of the server's files if they could not be in DATA_DIR. */
export function privateServerHome(dataDir: string): string | null {
  const { data: place } = Place.safeParse(readJson(placeFileOf(dataDir)));
  return place && !place.home.startsWith(realpathSync(dataDir)) ? place.home : null;
}

async function openEmbedded(dataDir: string, secrets: Secrets): Promise<Database> {
  const placeFile = placeFileOf(dataDir);
  const place = Place.safeParse(readJson(placeFile));
  const user = serverUser(join(place.data?.home ?? join(dataDir, 'postgres'), 'data'));
  const home = await serverHome(dataDir, user, place.data?.home ?? null);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  closeSync(openSync(logFile, 'w'));
  const cluster = await openCluster({
    home,
    user,
    wantedPort: place.data?.port ?? null,
    passwords: { superuser: secrets.superuserPassword, owner: secrets.ownerPassword },
    logFile,
  });
  writePrivateJson(placeFile, { home, port: cluster.port });
  const urls = roleUrls(cluster.ownerUrl, secrets.roles);
  return {
    description: `Postgres on 127.0.0.1:${cluster.port}`,
    ownerUrl: cluster.ownerUrl,
    ownerDirectUrl: cluster.ownerUrl,
    urls,
    directUrls: urls,
    cluster,
  };
}

/** URL of the embedded server of a stack that runs from this DATA_DIR; null if none was ever started. */
export function embeddedUrl(dataDir: string, { ownerPassword }: Pick<Secrets, 'ownerPassword'>): string | null {
  const place = Place.safeParse(readJson(placeFileOf(dataDir)));
  return place.success ? urlAs(`postgresql://127.0.0.1:${place.data.port}/${DATABASE}`, OWNER, ownerPassword) : null;
}

async function useExternal(url: string, directUrl: string, secrets: Secrets): Promise<Database> {
  await withClient(directUrl, (client) => client.query('SELECT 1')).catch((error: unknown) => {
    throw new PlainFailure(
      `The database of DATABASE_URL does not answer (${error instanceof Error ? error.message : String(error)}). ` +
        'Start it, correct the URL, or unset it to use a database of its own.',
    );
  });
  return {
    description: `your Postgres on ${new URL(url).host}`,
    ownerUrl: url,
    ownerDirectUrl: directUrl,
    urls: roleUrls(url, secrets.roles),
    directUrls: roleUrls(directUrl, secrets.roles),
    cluster: null,
  };
}

export function openDatabase(settings: Settings, secrets: Secrets): Promise<Database> {
  const { externalUrl, externalDirectUrl, dataDir } = settings;
  return externalUrl
    ? useExternal(externalUrl, externalDirectUrl ?? externalUrl, secrets)
    : openEmbedded(dataDir, secrets);
}
