import { serveMetrics } from '@graha/serving/serve-metrics';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { causeOf } from '../observe/log.ts';
import { startProcesses } from './processes.ts';

/** Starts the answering processes of this program, and serves the metrics of all. The primary answers no calls. */
export async function startPrimary(env: Env, log: Logger): Promise<{ stop(): Promise<void> }> {
  const processes = startProcesses(env.API_PROCESSES, {
    started: (processNumber, pid) => log.info({ process: processNumber, process_id: pid }, 'process started'),
    lost: (processNumber, how) => log.error({ process: processNumber, how }, 'process lost'),
    silent: (processNumber, error) =>
      log.warn({ process: processNumber, cause: causeOf(error) }, 'process gave no metrics'),
  });
  void processes.failed.then((code) => process.exit(code));
  const listener =
    env.METRICS_PORT === 0
      ? null
      : await serveMetrics(processes.metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT });
  return {
    async stop() {
      await processes.stop();
      await listener?.stop();
    },
  };
}
