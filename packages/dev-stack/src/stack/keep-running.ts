import { PlainFailure } from '../plain-failure.ts';
import type { Cluster } from '../postgres/cluster.ts';
import type { Progress } from '../progress.ts';

const RESTARTS_MAX = 5;
const WINDOW_MS = 60_000;

/** Restarts a crashed database, as a service manager would; the servers recover by themselves. */
export function keepRunning(cluster: Cluster | null, progress: Progress): Promise<PlainFailure> {
  if (!cluster) return new Promise(() => {});
  const restarts: number[] = [];
  return new Promise((resolve) => {
    cluster.onUnexpectedEnd(async () => {
      const recent = restarts.filter((at) => at > Date.now() - WINDOW_MS).length;
      if (recent >= RESTARTS_MAX) return resolve(new PlainFailure(`Postgres ended ${recent} times within a minute.`));
      restarts.push(Date.now());
      progress.say('Postgres ended unexpectedly; it is started again.');
      await cluster
        .start()
        .catch((error: unknown) => resolve(error instanceof PlainFailure ? error : new PlainFailure(String(error))));
    });
  });
}
