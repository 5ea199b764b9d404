import { join } from 'node:path';
import type { ApiProcess } from '@graha/dev-stack/api-process';
import { PROJECT } from '@graha/dev-stack/project';
import { withClient } from '@graha/dev-stack/postgres/roles';
import { killOneSession, killPostgres } from '../harness/kill-postgres.ts';
import { until } from '../harness/load.ts';
import { startWorkerProcess, type WorkerProcess } from '../harness/worker-process.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { query, required } from '@graha/store/postgres/query';

const APIS = 2;
const WORKER_FOLDER = join(PROJECT, 'apps/worker');

/** The servers during a soak. Killed servers are started again; the first API and the first worker are never killed. */
export type Fleet = {
  urls(): string[];
  processes(): { name: string; pid: number; isKept: boolean }[];
  /**
   * kill -9 of a random part.
   * @returns its name
   */
  killOne(random: Random): Promise<string>;
};

const ANSWERS_MS = 60_000;

/** The soak waits for Postgres before its own queries; the servers do not wait. */
const answering = ({ pools }: Stage): Promise<number> =>
  until('Postgres answers', ANSWERS_MS, () =>
    Promise.all([pools.owner, pools.app, pools.worker].map((pool) => pool.query('SELECT 1'))).then(
      () => true,
      () => false,
    ),
  );

export async function startFleet(stage: Stage): Promise<Fleet> {
  const apis: ApiProcess[] = [];
  for (let count = 0; count < APIS; count += 1) apis.push(await stage.api());
  const startWorker = (): WorkerProcess => startWorkerProcess(WORKER_FOLDER, stage.urls.workerUrl);
  const keptWorker = startWorker();
  let worker = startWorker();
  stage.undo(async () => {
    await Promise.all([keptWorker.end(), worker.end()]);
  });

  const kills: Record<string, (random: Random) => Promise<void>> = {
    async API(random) {
      const old = random.pick(apis.slice(1));
      await old.end('SIGKILL');
      apis.splice(apis.indexOf(old), 1, await stage.api());
    },
    async worker() {
      await worker.end('SIGKILL');
      worker = startWorker();
    },
    async Postgres() {
      await killPostgres(stage.cluster);
      await stage.cluster.start();
      await answering(stage);
    },
    async 'session of Postgres'(random) {
      await withClient(stage.urls.superuserUrl, async (client) => {
        const { rows } = await query(client, `SELECT pid FROM pg_stat_activity WHERE usename = 'graha_api'`);
        if (rows.length === 0) return;
        const ended = new Promise<void>((resolve) => void client.once('end', resolve)); // Postgres ends every session and recovers.
        killOneSession(random.pick(required(rows, 'pid')).pid);
        await ended;
      });
      await answering(stage);
    },
  };
  return {
    urls: () => apis.map(({ url }) => url),
    processes: () => [
      ...apis.map(({ pid }, index) => ({ name: index === 0 ? 'first API' : 'API', pid, isKept: index === 0 })),
      { name: 'first worker', pid: keptWorker.pid, isKept: true },
      { name: 'worker', pid: worker.pid, isKept: false },
    ],
    async killOne(random) {
      const name = random.pick(Object.keys(kills));
      await kills[name]?.(random);
      return name;
    },
  };
}
