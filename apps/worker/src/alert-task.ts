import { renderMail } from '@graha/mail/render';
import { tellCrossings } from '@graha/store/threshold-alerts';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 10_000;

/** Mails a workspace's owners and admins what it has used up. Not rung by every charge: what is crossed rings for itself. */
export const alertTask = (pool: Pool, { thresholds }: Chimes, portalUrl: string): Task => ({
  name: 'threshold-alerts',
  runOnce: () =>
    tellCrossings(pool, ({ workspace, of, pct, used, limit, renewsAt }) =>
      renderMail('threshold-alert', { workspace, of, pct, used, limit, renewsAt, usageUrl: `${portalUrl}/usage` }),
    ),
  idleMs: IDLE_MS,
  bell: thresholds.bell(),
});
