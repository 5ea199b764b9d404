import { renderMail } from '@graha/mail/render';
import { mailSpendingNews, type SpendingNews } from '@graha/store/billing/spending-news';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 5_000;

/**
 * Mails the owners and admins of a workspace about changes of its automatic top-up and spend limit, about purchases, and about
 * payments that failed.
 */
export const spendingTask = (pool: Pool, { events }: Chimes, portalUrl: string): Task => ({
  name: 'spending-mails',
  runOnce: () => mailSpendingNews({ db: pool }, { write: (news) => letterOf(news, `${portalUrl}/billing`) }),
  idleMs: IDLE_MS,
  bell: events.bell(),
});

function letterOf({ workspace, at, change }: SpendingNews, billingUrl: string) {
  switch (change.kind) {
    case 'payment-failed':
      return renderMail('payment-failed', { workspace, ...change, billingUrl });
    case 'plan-unpaid':
      return renderMail('plan-unpaid', { workspace, ...change, billingUrl });
    default:
      return renderMail('spending-changed', { workspace, at, change, billingUrl });
  }
}
