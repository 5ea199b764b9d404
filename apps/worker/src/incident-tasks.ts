import { renderMail } from '@graha/mail/render';
import { mailIncidentNews } from '@graha/store/incidents/incident-news';
import { unsubscribeUrls } from '@graha/store/incidents/news-links';
import { sweepSubscribers, TOKEN_MARK } from '@graha/store/incidents/subscribers';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 5_000;
const HOUR_MS = 3_600_000;

/** Mails subscribers of the status page about incidents, and deletes addresses that were not confirmed. */
export const incidentTasks = (pool: Pool, { events }: Chimes, portalUrl: string): Task[] => [
  {
    name: 'incident-mails',
    runOnce: () =>
      mailIncidentNews(
        { db: pool },
        {
          write: async ({ incidentId, ...facts }) => {
            const { page, oneClick } = unsubscribeUrls(portalUrl, TOKEN_MARK);
            const statusUrl = `${portalUrl}/status#${incidentId}`;
            const letter = await renderMail('incident-news', { ...facts, statusUrl, unsubscribeUrl: page });
            return { ...letter, unsubscribeUrl: oneClick };
          },
        },
      ),
    idleMs: IDLE_MS,
    bell: events.bell(),
  },
  { name: 'subscriber-sweep', runOnce: () => sweepSubscribers({ db: pool }), idleMs: HOUR_MS },
];
