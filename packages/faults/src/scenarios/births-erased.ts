import { findBirths } from '@graha/store/births/births';
import { issueKey } from '@graha/store/keys/key-commands';
import { inTransaction } from '@graha/store/postgres/tenant-transaction';
import { queryChecked } from '@graha/store/postgres/query';
import { eraseText } from '@graha/store/tenants/erase-text';
import { tablesWith } from '@graha/store/testing/scan';
import { BY, openWorkspace, PEPPER } from '@graha/store/testing/testing';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { z } from 'zod';
import type { ApiProcess } from '@graha/dev-stack/api-process';
import type { Findings } from '../findings.ts';
import { BIRTH } from '../harness/client.ts';
import { killPostgres } from '../harness/kill-postgres.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CLIENTS = 8;
const LINES = 200;
const HEALS_MS = 120_000;
const AFTERWARDS_MS = 300;

type On = Pick<Trial, 'random' | 'stage'>;
type Subject = { tenantId: string; birthId: string; key: string };
/** Erases in the middle of calls and imports, with a kill at the same time, and repeats until the erasure is acknowledged. */
type Erase = (on: On, subject: Subject, replicas: readonly ApiProcess[]) => Promise<void>;

/** Every other try erases the whole workspace. */
export const birthsErased: Scenario = {
  id: 'T40',
  title: 'A birth or a workspace erased in the middle of calls and imports, under kill -9 of the API or of Postgres',
  guarantee: 'G13',
  tries: { short: 2, long: 20 },
  async run({ tries, random, stage }) {
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1)
      found.push(
        round % 2 === 0
          ? await erasedUnderLoad('birth', eraseBirthOverApi, { random, stage })
          : await erasedUnderLoad('workspace', eraseWorkspace, { random, stage }),
      );
    return resultOf(tries, found);
  },
};

/** The replica that erases is killed, and the other one erases again. */
const eraseBirthOverApi: Erase = async ({ random }, { birthId, key }, [victim, survivor]) => {
  const erase = (replica: ApiProcess | undefined) =>
    fetch(`${replica?.url}/api/v1/births/${birthId}`, { method: 'DELETE', headers: { 'x-api-key': key } }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const first = erase(victim);
  await sleep(random.between(0, 30));
  await victim?.end('SIGKILL');
  await first;
  await until('the birth is erased', HEALS_MS, () => erase(survivor));
};

/** Postgres is killed during the transaction of the worker, which runs again. */
const eraseWorkspace: Erase = async ({ random, stage: { cluster, pools } }, { tenantId }) => {
  const erase = () =>
    inTransaction(pools.worker, (tx) => eraseText(tx, tenantId)).then(
      () => true,
      () => false,
    );
  const first = erase();
  await sleep(random.between(0, 30));
  await killPostgres(cluster);
  await first;
  await cluster.start();
  await until('the workspace is erased', HEALS_MS, erase);
};

async function erasedUnderLoad(what: 'birth' | 'workspace', erase: Erase, on: On): Promise<Findings> {
  const { stage, random } = on;
  const replicas = [await stage.api(), await stage.api()];
  const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
  const { tenantId } = workspace;
  const access = { db: stage.pools.app, tenantId, pepper: PEPPER, ...BY };
  const { text: key } = await issueKey(access, { name: 'births', env: 'live', scopes: ['*', 'births'] });
  const [reference, label] = [`reference ${randomUUID()}`, `Label ${randomUUID()}`];
  const birthId = await stored(replicas[0], key, { reference, label, birth: BIRTH });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, (client) => {
    const { url } = random.pick(replicas);
    if (client % 2 === 0) return call(url, { key, body: { birth_reference: reference } });
    return imported(url, key, `${reference} ${client}`, what === 'workspace' ? label : 'another');
  });
  await until('ten answered calls', HEALS_MS, () => load.attempts.filter(({ answer }) => answer).length >= 10);
  await erase(on, { tenantId, birthId, key }, replicas);
  await sleep(AFTERWARDS_MS); // Calls and imports go on: nothing may come back.
  const calls = (await load.stop()).filter(({ idempotencyKey }) => idempotencyKey === null);
  const problems = [
    ...(await leftIn(stage, { tenantId, birthId }, { what, texts: what === 'birth' ? [label] : [reference, label] })),
    ...replicas.flatMap(({ said, url }) => (said().includes(label) ? [`the log of ${url} has the label`] : [])),
  ];
  for (const replica of replicas) await replica.end('SIGKILL');
  return settleUp(stage.pools.worker, workspace, calls, () => problems);
}

async function stored(replica: ApiProcess | undefined, key: string, content: object): Promise<string> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const body = JSON.stringify(content);
  const answer = await fetch(`${replica?.url}/api/v1/births`, { method: 'POST', headers, body });
  return z.object({ birth_id: z.uuid() }).parse(await answer.json()).birth_id;
}

/** Imports a file. It costs nothing, so the ledger must have no charge of it. */
async function imported(url: string, key: string, reference: string, label: string) {
  const lines = Array.from({ length: LINES }, (_, line) => JSON.stringify({ reference: `${reference} ${line}`, label, birth: BIRTH })); // prettier-ignore
  const headers = { 'x-api-key': key, 'content-type': 'application/x-ndjson' };
  await fetch(`${url}/api/v1/births/import`, { method: 'POST', headers, body: lines.join('\n') }).catch(() => null);
  return { idempotencyKey: `import ${reference}`, answer: null };
}

const Left = z.object({ births: z.int(), words: z.int(), keys: z.int(), counted: z.int(), all: z.int() });
type Sought = { what: 'birth' | 'workspace'; texts: readonly string[] };

/** Searches every table, and returns all remains of the birth or of the workspace. */
async function leftIn({ urls, pools }: Stage, { tenantId, birthId }: Omit<Subject, 'key'>, { what, texts }: Sought) {
  const superuser = new Pool({ connectionString: urls.superuserUrl, max: 1 });
  try {
    const [left] = await queryChecked(
      superuser,
      `SELECT (SELECT count(*)::int FROM graha.birth WHERE tenant_id = $1 AND ($2 OR birth_id = $3)) AS births,
         (SELECT count(*)::int FROM graha.birth_word WHERE tenant_id = $1 AND ($2 OR birth_id = $3)) AS words,
         (SELECT count(key)::int FROM graha.text_key WHERE tenant_id = $1) AS keys,
         (SELECT coalesce(sum(births), 0)::int FROM graha.birth_count WHERE tenant_id = $1) AS counted,
         (SELECT count(*)::int FROM graha.birth WHERE tenant_id = $1) AS all`,
      Left,
      [tenantId, what === 'workspace', birthId],
    );
    const [opened] = await findBirths({ db: pools.api, tenantId }, { names: [{ birthId }] });
    return [
      ...(left?.births === 0 && left.words === 0
        ? []
        : [`rows of the erased ${what} are left: ${JSON.stringify(left)}`]),
      ...(what === 'birth' || left?.keys === 0 ? [] : ['the key of the erased workspace is left']),
      ...(left?.counted === left?.all ? [] : [`${left?.counted} births are counted, ${left?.all} stored`]),
      ...(opened === null ? [] : ['the erased birth opens']),
      ...(await tablesWith(superuser, texts)).map((place) => `an erased text is in ${place}`),
    ];
  } finally {
    await superuser.end();
  }
}
