import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { type Clock, systemClock, within } from '../limits/clock.ts';

export type MetricsAsJson = MetricObjectWithValues<MetricValue<string>>[];
export type ToMember = { askedId: number };
export type FromMember = { kind: 'ready' } | { kind: 'metrics'; askedId: number; metrics: MetricsAsJson };

export type ProcessesObserver = {
  started(processNumber: number, pid: number | undefined): void;
  lost(processNumber: number, how: string): void;
  /** The process gave no metrics, so they are missing from the sum. */
  silent(processNumber: number, error: unknown): void;
};
export type Processes = {
  /** The metrics of all processes as text. The label `process` of each value is the number of its process. */
  metrics(): Promise<string>;
  /** Settles with the exit code if the first processes end before any of them was ready. */
  failed: Promise<number>;
  /** Lets each process answer its open requests, and waits until all have ended. */
  stop(): Promise<void>;
};

const RESTART_MS = { first: 50, max: 5_000 };
const METRICS_MS = 1_000;

type Member = { worker: Worker; isReady: boolean };
type Slot = { processNumber: number; member: Member | null; restartMs: number };

/**
 * Runs this program in several processes that share one port. The operating system distributes connections in turn. A
 * process that ends is replaced, and the others answer in the meantime.
 */
export function startProcesses(count: number, observer: ProcessesObserver, clock: Clock = systemClock): Processes {
  const slots = Array.from({ length: count }, (_, index): Slot => {
    return { processNumber: index + 1, member: null, restartMs: RESTART_MS.first };
  });
  const asked = new Map<number, (metrics: MetricsAsJson) => void>();
  let lastAskedId = 0;
  let hasBeenReady = false;
  let isStopping = false;
  let fail = (_code: number): void => undefined;
  const failed = new Promise<number>((resolve) => (fail = resolve));

  function start(slot: Slot): void {
    if (isStopping) return;
    const member: Member = { worker: cluster.fork(), isReady: false };
    slot.member = member;
    observer.started(slot.processNumber, member.worker.process.pid);
    member.worker.on('message', (message: FromMember) => {
      if (message.kind === 'ready') {
        member.isReady = hasBeenReady = true;
        slot.restartMs = RESTART_MS.first;
      } else asked.get(message.askedId)?.(message.metrics);
    });
    member.worker.once('exit', (code, signal) => replace(slot, code, signal));
  }

  function replace(slot: Slot, code: number, signal: string | null): void {
    slot.member = null;
    if (isStopping) return;
    observer.lost(slot.processNumber, signal ?? `exit code ${code}`);
    if (!hasBeenReady) return fail(code === 0 ? 1 : code); // Its settings are wrong, and a new process would have the same.
    clock.after(slot.restartMs, () => start(slot));
    slot.restartMs = Math.min(slot.restartMs * 2, RESTART_MS.max);
  }

  async function metricsOf({ processNumber, member }: Slot): Promise<MetricsAsJson> {
    if (!member?.isReady) return [];
    lastAskedId += 1;
    const askedId = lastAskedId;
    const answer = new Promise<MetricsAsJson>((resolve) => asked.set(askedId, resolve));
    try {
      member.worker.send({ askedId } satisfies ToMember);
      return labelled(await within(METRICS_MS, answer, clock), processNumber);
    } catch (error) {
      observer.silent(processNumber, error); // The process ended or hangs; the metrics of the others are still true.
      return [];
    } finally {
      asked.delete(askedId);
    }
  }

  for (const slot of slots) start(slot);
  return {
    failed,
    metrics: async () => AggregatorRegistry.aggregate(await Promise.all(slots.map(metricsOf))).metrics(),
    async stop() {
      isStopping = true;
      const running = slots.flatMap(({ member }) => (member ? [member.worker] : []));
      const ended = running.map((worker) => once(worker, 'exit'));
      for (const worker of running) worker.process.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}

/** Labels metrics by process. A replaced process counts from zero, which a sum over processes would show as a fall. */
const labelled = (metrics: MetricsAsJson, processNumber: number): MetricsAsJson =>
  metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: String(processNumber) } })),
  }));
