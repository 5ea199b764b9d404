import { createSmtp } from '@graha/mail/smtp';
import type { MailEnd } from '@graha/store/mail/mail-outbox';
import type { Pool } from 'pg';
import { alertTask } from './alert-task.ts';
import { billingTasks } from './billing-tasks.ts';
import type { WorkerEnv } from './env.ts';
import { broadcastTask } from './broadcast-task.ts';
import { createGuardedPost } from './guarded-post.ts';
import { incidentTasks } from './incident-tasks.ts';
import { keyTask } from './key-task.ts';
import { ledgerTasks } from './ledger-tasks.ts';
import type { LoopLog, Task } from './loop.ts';
import type { WorkerMetrics } from './metrics.ts';
import { projectionTasks } from './projection-tasks.ts';
import { skyEvents } from './sky-events.ts';
import { spendingTask } from './spending-task.ts';
import { subscriptionTasks } from './subscription-tasks.ts';
import { tasksOn, type Chimes } from './tasks.ts';
import { upkeepTasks } from './upkeep-tasks.ts';
import { webhookTasks } from './webhook-tasks.ts';

/** Returns the tasks that the settings allow, and logs the omitted ones. */
export function allTasks(
  pool: Pool,
  env: WorkerEnv,
  { log, metrics, chimes }: { log: LoopLog; metrics: WorkerMetrics; chimes: Chimes },
  signal: AbortSignal,
): Task[] {
  const send = env.smtp ? createSmtp(env.smtp.url, env.smtp.from, env.sender) : null;
  if (!send && env.mode === 'production') log.error({ missing: 'SMTP_URL' }, 'mail delivery disabled');
  if (!env.sealing) log.info({ missing: 'SEALING_KEY' }, 'webhooks disabled');
  const post = createGuardedPost({ isLocalAllowed: env.mode !== 'production' });
  const onEnd = ({ mailId, result, attempts, error }: MailEnd): void => {
    metrics.countMail(result);
    if (result !== 'sent') log.error({ mailId, result, attempts, err: error }, 'mail not sent');
  };
  return [
    ...projectionTasks(pool, chimes, { log, metrics, apiUrl: env.apiUrl }),
    ...tasksOn(pool, chimes, send && { send, onEnd }, env.portalUrl),
    alertTask(pool, chimes, env.portalUrl),
    keyTask(pool, chimes, env.portalUrl),
    spendingTask(pool, chimes, env.portalUrl),
    ...incidentTasks(pool, chimes, env.portalUrl),
    broadcastTask(pool, chimes, env.portalUrl),
    ...ledgerTasks(pool, log, signal, env.archive),
    ...upkeepTasks(pool, chimes, log, signal),
    ...subscriptionTasks(pool, chimes, log, skyEvents(env.ephePath)),
    ...billingTasks(pool, chimes, env.stripe),
    ...(env.sealing
      ? webhookTasks(pool, chimes, {
          post,
          sealing: env.sealing,
          portalUrl: env.portalUrl,
          perSecondMax: env.webhooksPerSecond,
          count: metrics.countDelivery,
        })
      : []),
  ];
}
