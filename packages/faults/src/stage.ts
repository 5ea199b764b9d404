import { type ApiOptions, type ApiProcess, type Program, startApiProcess } from '@graha/dev-stack/api-process';
import { roleUrls, urlOfDatabase } from '@graha/dev-stack/postgres/roles';
import { openThrowawayCluster, type ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { lastLines } from '@graha/dev-stack/run-command';
import { unwinding } from '@graha/dev-stack/unwinding';
import { openPools, type Pools } from '@graha/store/testing/testing';

export type Urls = {
  ownerUrl: string;
  apiUrl: string;
  appUrl: string;
  workerUrl: string;
  superuserUrl: string;
};

export type Undo = (work: () => Promise<void> | void) => void;

/** The environment of a scenario: a Postgres that it may break and restart, and any number of API replicas. */
export type Stage = {
  cluster: ThrowawayCluster;
  urls: Urls;
  pools: Pools;
  program: Program;
  /** Starts a replica, which is stopped with the scenario at the latest. */
  api(options?: Partial<ApiOptions>): Promise<ApiProcess>;
  /** The replicas that ended although neither the scenario nor their preload ends them, with the end of their log. */
  fallen: readonly string[];
  /** Runs at the end of the scenario, even after a failure. */
  undo: Undo;
};

export type TestBed = Pick<Stage, 'cluster' | 'urls' | 'pools' | 'program' | 'undo'> & {
  /** Ends the running scenario too. */
  close(): Promise<void>;
};

/** Few connections, so that a scenario can use them up. */
const CONNECTIONS_MAX = 120;

/** @param places folders for its database, instead of the temporary folder */
export async function openTestBed(program: Program, places?: readonly string[]): Promise<TestBed> {
  const cluster = await openThrowawayCluster({ max_connections: String(CONNECTIONS_MAX) }, places);
  const { undo, unwind } = unwinding();
  undo(cluster.remove);
  const urls = urlsOf(cluster);
  const pools = openPools(urls, 4);
  undo(pools.close);
  return { cluster, urls, pools, program, undo, close: unwind };
}

export function urlsOf({ ownerUrl, superuserUrl, passwords }: ThrowawayCluster): Urls {
  const { graha_api, graha_app, graha_worker } = roleUrls(ownerUrl, passwords);
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  return {
    ownerUrl,
    apiUrl: graha_api,
    appUrl: graha_app,
    workerUrl: graha_worker,
    superuserUrl: urlOfDatabase(superuserUrl, database),
  };
}

const LINES = 15;

/** Runs one scenario on the test bed. Everything that it started has ended when this returns. */
export async function onStage<Outcome>(testBed: TestBed, play: (stage: Stage) => Promise<Outcome>): Promise<Outcome> {
  const { undo, unwind } = unwinding();
  testBed.undo(unwind);
  const { program, urls } = testBed;
  const fallen: string[] = [];
  const api: Stage['api'] = async (options = {}) => {
    const replica = await startApiProcess({ program, databaseUrl: urls.apiUrl, ...options });
    let isToEnd = options.preload !== undefined;
    const end: ApiProcess['end'] = (signal) => {
      isToEnd = true;
      return replica.end(signal);
    };
    void (async () => {
      const how = await replica.ended;
      if (!isToEnd) fallen.push(`a replica ended by itself (${how}):\n${lastLines(replica.said(), LINES)}`);
    })();
    undo(async () => void (await end('SIGKILL')));
    return { ...replica, end };
  };
  try {
    return await play({ ...testBed, api, fallen, undo });
  } finally {
    await unwind();
  }
}
