import { renderMail } from '@graha/mail/render';
import { mailBroadcasts } from '@graha/store/operator/broadcast-mails';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 5_000;

/** Mails the broadcasts of operators. */
export const broadcastTask = (pool: Pool, { events }: Chimes, portalUrl: string): Task => ({
  name: 'broadcast-mails',
  runOnce: () =>
    mailBroadcasts(
      { db: pool },
      { write: (news) => renderMail('broadcast', { ...news, overviewUrl: `${portalUrl}/overview` }) },
    ),
  idleMs: IDLE_MS,
  bell: events.bell(),
});
