import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_STEPS } from '@graha/domain/operations/backup';
import { guardFolder } from '@graha/dev-stack/guard';
import { openEmptyCluster, openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { roleUrls, urlOfDatabase, withClient } from '@graha/dev-stack/postgres/roles';
import { PROJECT } from '@graha/dev-stack/project';
import { lastLines, runCommand } from '@graha/dev-stack/run-command';
import { BY, openPools, openWorkspace } from '@graha/store/testing/testing';
import { addWebhook, placeOf } from '@graha/store/webhooks/webhook-commands';
import { unseal } from '@graha/store/webhooks/sealing';
import type { Pool } from 'pg';
import type { Attempt, Findings } from '../findings.ts';
import { isPaid } from '../harness/answers.ts';
import { startLoad, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import { urlsOf } from '../stage.ts';
import { query, required } from '@graha/store/postgres/query';

const CLIENTS = 16;
const WAITS_MS = 120_000;
const SEALING = { current: 'the sealing key of both machines, long enough', previous: null };

/**
 * Restores a dump taken under load into the folder of a second machine, by the commands of the public page, with the
 * same secrets.
 */
export const backupRestored: Scenario = {
  id: 'T38',
  title: 'A dump under load, restored into a second cluster',
  guarantee: 'G5',
  tries: { short: 1, long: 3 },
  async run(trial) {
    const binFolder = await installedBinaries();
    if (binFolder === null) return { ...resultOf(0, []), skipped: 'no Postgres with pg_dump is installed here' };
    const found: Awaited<ReturnType<typeof drill>>[] = [];
    for (let round = 0; round < trial.tries && !trial.signal.aborted; round += 1)
      found.push(await drill(trial, binFolder));
    return resultOf(trial.tries, found);
  },
};

/** The folder of an installed Postgres with its tools; the embedded one has no tools. */
async function installedBinaries(): Promise<string | null> {
  const { exitCode, output } = await runCommand('pg_config', ['--bindir']);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(exitCode === 0 ? [output.trim()] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return (
    folders.find((folder) => ['postgres', 'pg_dump', 'psql'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

async function drill({ stage }: Trial, binFolder: string): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'graha-backup-'));
  const forget = guardFolder(folder);
  stage.undo(() => {
    rmSync(folder, { recursive: true, force: true });
    forget();
  });
  const cluster = await openThrowawayCluster({}, undefined, { binFolder });
  stage.undo(cluster.remove);
  const urls = urlsOf(cluster);
  const pools = openPools(urls, 4);
  stage.undo(pools.close);
  const workspace = await openWorkspace(pools, { credits: 100_000 });
  const ctx = { db: pools.app, tenantId: workspace.tenantId, ...BY };
  const webhook = await addWebhook(
    { ...ctx, sealing: SEALING },
    { url: 'https://example.com/', types: ['key.created'] },
  );
  const { url } = await stage.api({ databaseUrl: urls.apiUrl });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () => call(url, { idempotencyKey: newIdempotencyKey() }));
  const paid = (): number => load.attempts.filter(isPaid).length;
  await until('200 paid calls', WAITS_MS, () => paid() >= 200);
  const before = load.attempts.filter(isPaid).slice(0, 200);
  const run = async (commands: readonly string[], env: Record<string, string>, cwd = folder) => {
    const { exitCode, output } = await runCommand('bash', ['-eo', 'pipefail', '-c', commands.join('\n')], {
      cwd,
      env: { ...process.env, ...env, PATH: `${binFolder}:${process.env['PATH']}` },
    });
    if (exitCode !== 0) throw new Error(`${commands.join('; ')} ended with ${exitCode}: ${lastLines(output, 5)}`);
  };
  await run(BACKUP_STEPS.dump, { SUPERUSER_URL: urls.superuserUrl });
  const after = (await load.stop()).filter((attempt) => !before.includes(attempt));

  const fresh = await openEmptyCluster({ binFolder });
  stage.undo(fresh.remove);
  await run(BACKUP_STEPS.restore, { NEW_SUPERUSER_URL: fresh.superuserUrl });
  const ownerUrl = urlOfDatabase(urls.ownerUrl, 'graha').replace(
    new URL(urls.ownerUrl).host,
    new URL(fresh.superuserUrl).host,
  );
  await run(BACKUP_STEPS.check, { NEW_DATABASE_URL: ownerUrl }, PROJECT);

  const there = urlsOf({ ...cluster, ownerUrl, superuserUrl: fresh.superuserUrl });
  const restored = openPools(there, 4);
  stage.undo(restored.close);
  const api = await stage.api({ databaseUrl: roleUrls(ownerUrl, cluster.passwords).graha_api });
  const again: Attempt[] = [];
  for (const { idempotencyKey } of before) again.push(await call(api.url, { idempotencyKey }));
  const more = await call(api.url, { idempotencyKey: newIdempotencyKey() });
  const problems = [
    ...(again.every(({ answer }) => answer?.isReplay) ? [] : ['a call from before the dump was not replayed']),
    ...(isPaid(more) ? [] : [`a new call with the old key was answered ${more.answer?.status}`]),
    ...(unseal(SEALING, await sealedSecret(there.superuserUrl, webhook), placeOf({ ...ctx, ...webhook })) ===
    webhook.secret
      ? []
      : ['the secret of the webhook does not open']),
    ...((await roleSettings(urls.superuserUrl)) === (await roleSettings(there.superuserUrl))
      ? []
      : ['the settings of the roles were not restored']),
  ];
  // Calls during the dump may be missing in it; earlier calls may not.
  const charged = await chargedRequests(restored.worker, workspace.tenantId);
  const during = after.filter(({ answer }) => answer !== null && charged.has(answer.requestId));
  return settleUp(restored.worker, workspace, [...before, ...during, more], () => problems);
}

async function chargedRequests(worker: Pool, tenantId: string): Promise<Set<string>> {
  const { rows } = await query(
    worker,
    "SELECT request_id AS id FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'",
    [tenantId],
  );
  return new Set(required(rows, 'id').map(({ id }) => id));
}

const sealedSecret = (url: string, { webhookId }: { webhookId: string }): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await query(client, 'SELECT sealed_secret AS sealed FROM graha.webhook WHERE webhook_id = $1', [
      webhookId,
    ]);
    return rows[0]?.sealed ?? '';
  });

const roleSettings = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT rolname, setconfig FROM pg_db_role_setting JOIN pg_roles r ON r.oid = setrole
       WHERE rolname LIKE 'graha%' AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
       ORDER BY 1, 2`,
    );
    return JSON.stringify(rows);
  });
