import { renderMail } from '@graha/mail/render';
import { resealSecrets } from '@graha/store/webhooks/reseal';
import type { SealingKeys } from '@graha/store/webhooks/sealing';
import { readTxt } from '@graha/store/egress/read-txt';
import { resealSsoSecrets } from '@graha/store/team/sso';
import { checkSsoDomains } from '@graha/store/team/sso-checks';
import type { Post, Result } from '@graha/store/webhooks/deliver';
import { createDeliveries } from '@graha/store/webhooks/webhook-delivery';
import { queueNews, sweepDeliveries } from '@graha/store/webhooks/webhook-outbox';
import type { Pool } from 'pg';
import { createBell } from './bell.ts';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Fifty domains are checked in sequence, and each may have unresponsive name servers. */
const DOMAINS_WITHIN_MS = 600 * SECOND_MS;

type Hooks = {
  post: Post;
  sealing: SealingKeys;
  portalUrl: string;
  /** Deliveries that this worker begins within a second. */
  perSecondMax: number;
  /** Counts a delivery that has ended; null if its end could not be recorded. */
  count: (result: Result | null) => void;
};

/** Deliveries of webhooks and upkeep of sealed secrets. Without a sealing key no workspace has any. */
export const webhookTasks = (pool: Pool, { events }: Chimes, hooks: Hooks): Task[] => [
  { name: 'webhook-news', runOnce: () => queueNews({ db: pool }), idleMs: 2 * SECOND_MS, bell: events.bell() },
  deliveriesTask(pool, hooks),
  ...secretTasks(pool, hooks),
];

/** A run begins deliveries and does not wait for receivers. A delivery that ends frees its place and rings the bell. */
function deliveriesTask(pool: Pool, { post, sealing, portalUrl, perSecondMax, count }: Hooks): Task {
  const bell = createBell();
  const { begin, settled } = createDeliveries(
    { db: pool },
    {
      post,
      sealing,
      perSecondMax,
      write: (facts) => renderMail('webhook-paused', { ...facts, webhooksUrl: `${portalUrl}/webhooks` }),
      onEnd: (result) => {
        count(result);
        bell.ring();
      },
    },
  );
  return { name: 'webhook-deliveries', runOnce: begin, idleMs: SECOND_MS, bell, atEnd: settled };
}

const secretTasks = (pool: Pool, { sealing, portalUrl }: Hooks): Task[] => [
  { name: 'webhook-sweep', runOnce: () => sweepDeliveries({ db: pool }), idleMs: HOUR_MS },
  { name: 'webhook-reseal', runOnce: () => resealSecrets({ db: pool }, { sealing }), idleMs: HOUR_MS },
  {
    name: 'sso-domains',
    runOnce: () =>
      checkSsoDomains(
        { db: pool },
        {
          readTxt,
          write: (facts) => renderMail('sso-record-missing', { ...facts, settingsUrl: `${portalUrl}/settings` }),
        },
      ),
    idleMs: HOUR_MS,
    withinMs: DOMAINS_WITHIN_MS,
  },
  { name: 'sso-reseal', runOnce: () => resealSsoSecrets({ db: pool }, { sealing }), idleMs: HOUR_MS },
];
