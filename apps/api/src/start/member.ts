import cluster from 'node:cluster';
import type { Metrics } from '../observe/metrics.ts';
import type { FromMember, ToMember } from './processes.ts';

/** True if this process is one of several that share the port. */
export const isMember = (): boolean => cluster.isWorker;

/** Reports to the primary that this process answers, and from then on sends it this process's part of the metrics. */
export function joinPrimary({ registry }: Pick<Metrics, 'registry'>): void {
  const send = (message: FromMember): void => void process.send?.(message);
  process.on('message', ({ askedId }: ToMember) => {
    void registry.getMetricsAsJSON().then((metrics) => send({ kind: 'metrics', askedId, metrics }));
  });
  send({ kind: 'ready' });
}
