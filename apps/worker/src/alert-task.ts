import { type MailFacts, renderMail } from '@graha/mail/render';
import { notifyOwnAlerts } from '@graha/store/alerts/own-alerts';
import { notifyCrossings } from '@graha/store/alerts/threshold-alerts';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 10_000;

type Facts = MailFacts<'threshold-alert'>;
/** The facts of a crossed threshold. A threshold of the workspace names no key. */
type Crossed = Omit<Facts, 'usageUrl' | 'keyName'> & Partial<Pick<Facts, 'keyName'>>;

/**
 * Mails the owners and admins of a workspace about used-up thresholds. Crossed thresholds have their own notification
 * channel, so charges do not wake this task.
 */
export const alertTask = (pool: Pool, { thresholds }: Chimes, portalUrl: string): Task => ({
  name: 'threshold-alerts',
  runOnce: async () => {
    const usageUrl = `${portalUrl}/usage`;
    const write = ({ workspace, of, pct, keyName = null, used, limit, renewsAt }: Crossed) =>
      renderMail('threshold-alert', { workspace, of, pct, keyName, used, limit, renewsAt, usageUrl });
    return (await notifyCrossings({ db: pool }, { write })) + (await notifyOwnAlerts({ db: pool }, { write }));
  },
  idleMs: IDLE_MS,
  bell: thresholds.bell(),
});
