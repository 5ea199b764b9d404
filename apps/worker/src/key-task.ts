import { renderMail } from '@graha/mail/render';
import { mailKeyNews } from '@graha/store/keys/key-news';
import type { Pool } from 'pg';
import type { Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const IDLE_MS = 5_000;

/** Mails the owners and admins of a workspace about changes to its keys. */
export const keyTask = (pool: Pool, { events }: Chimes, portalUrl: string): Task => ({
  name: 'key-mails',
  runOnce: () =>
    mailKeyNews(
      { db: pool },
      { write: ({ keyId, ...facts }) => renderMail('key-changed', { ...facts, keyUrl: `${portalUrl}/keys/${keyId}` }) },
    ),
  idleMs: IDLE_MS,
  bell: events.bell(),
});
