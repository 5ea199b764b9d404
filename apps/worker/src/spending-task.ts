import { renderMail } from '@graha/mail/render';
import { mailSpendingNews } from '@graha/store/billing/spending-news';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 5_000;

/**
 * Mails the owners and admins of a workspace about changes of its automatic top-up and spend limit, and about
 * purchases.
 */
export const spendingTask = (pool: Pool, { events }: Chimes, portalUrl: string): Task => ({
  name: 'spending-mails',
  runOnce: () =>
    mailSpendingNews(
      { db: pool },
      { write: (news) => renderMail('spending-changed', { ...news, billingUrl: `${portalUrl}/billing` }) },
    ),
  idleMs: IDLE_MS,
  bell: events.bell(),
});
