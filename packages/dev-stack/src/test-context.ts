import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import type { RolePasswords } from './postgres/roles.ts';
import { OWNER, roleUrls, urlOfDatabase, withClient } from './postgres/roles.ts';
import type { TestCluster } from './test-database.ts';
import { openThrowawayCluster } from './throwaway-cluster.ts';
import { query } from '@graha/store/postgres/query';

export { throwawayPooler, type TestPooler } from './throwaway-pooler.ts';
export { throwawayRedis, type RedisServer, type TestRedis } from './throwaway-redis.ts';

export type TestUrls = {
  ownerUrl: string;
  apiUrl: string;
  appUrl: string;
  authUrl: string;
  operatorUrl: string;
  workerUrl: string;
  superuserUrl: string;
};

export type TestDatabase = TestUrls & {
  /** The database's name; roles and passwords are the cluster's. */
  database: string;
  /** Ends every session and drops the database. */
  stop: () => Promise<void>;
};

function urlsOf(ownerUrl: string, superuserUrl: string, passwords: RolePasswords): TestUrls {
  const urls = roleUrls(ownerUrl, passwords);
  return {
    ownerUrl,
    superuserUrl,
    apiUrl: urls.graha_api,
    appUrl: urls.graha_app,
    authUrl: urls.graha_auth,
    operatorUrl: urls.graha_operator,
    workerUrl: urls.graha_worker,
  };
}

/** A copy of the migrated database lacks the settings of roles for that database, so they are set again. */
const ROLE_SETTINGS = `
  SELECT format('ALTER ROLE %I IN DATABASE %I SET %I = %L', rolname, $2::text, split_part(setting, '=', 1),
                substr(setting, strpos(setting, '=') + 1)) AS statement
  FROM pg_db_role_setting
  JOIN pg_database ON pg_database.oid = setdatabase
  JOIN pg_roles ON pg_roles.oid = setrole
  CROSS JOIN unnest(setconfig) AS setting
  WHERE datname = $1`;

/** Creates the database of one test file: a copy of the migrated one, without tenants. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { superuserUrl, templateUrl, template, passwords }: TestCluster = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const [name, source] = [escapeIdentifier(database), escapeIdentifier(template)];
  await withClient(superuserUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} OWNER ${OWNER}`);
    const { rows } = await query(client, ROLE_SETTINGS, [template, database]);
    if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';\n'));
  });
  return {
    ...urlsOf(urlOfDatabase(templateUrl, database), urlOfDatabase(superuserUrl, database), passwords),
    database,
    stop: () =>
      withClient(superuserUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

export type RestartableCluster = TestUrls & {
  start: () => Promise<void>;
  /** Stops it in order, as an administrator would. */
  stop: () => Promise<void>;
  /** Kills it, as a crash would. */
  kill: () => Promise<void>;
  /** Stops it and removes its folder. Call it last. */
  remove: () => Promise<void>;
};

/** A separate server for tests of an outage of Postgres. It syncs to disk as a real one does. */
export async function restartableCluster(): Promise<RestartableCluster> {
  const cluster = await openThrowawayCluster();
  const { start, stop, kill, remove } = cluster;
  const superuserUrl = urlOfDatabase(cluster.superuserUrl, new URL(cluster.ownerUrl).pathname.slice(1));
  return { ...urlsOf(cluster.ownerUrl, superuserUrl, cluster.passwords), start, stop, kill, remove };
}
