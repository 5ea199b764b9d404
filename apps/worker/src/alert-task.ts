import { renderMail } from '@graha/mail/render';
import { notifyCrossings } from '@graha/store/alerts/threshold-alerts';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 10_000;

/** Mails the owners and admins of a workspace what it has used up. A crossed threshold has a channel of its own, so charges do not wake this task. */
export const alertTask = (pool: Pool, { thresholds }: Chimes, portalUrl: string): Task => ({
  name: 'threshold-alerts',
  runOnce: () =>
    notifyCrossings(
      { db: pool },
      {
        write: ({ workspace, of, pct, used, limit, renewsAt }) =>
          renderMail('threshold-alert', { workspace, of, pct, used, limit, renewsAt, usageUrl: `${portalUrl}/usage` }),
      },
    ),
  idleMs: IDLE_MS,
  bell: thresholds.bell(),
});
