import { expect } from '@playwright/test';
import { query } from './database.ts';

const TENANT = `SELECT m.organization_id::uuid AS tenant
  FROM identity.user u JOIN identity.member m ON m.user_id = u.id WHERE u.email = $1`;

/**
 * Returns whether the worker has processed the workspace's events. It then lifts the limit of the workspace, so an earlier limit
 * would be lost.
 */
const isHeardOf = async (email: string): Promise<boolean> => {
  const [row] = await query(
    `SELECT bool_and((e.xid, e.pos) <= (c.xid, c.pos)) AS heard FROM graha.event e
     JOIN graha.feed_checkpoint c ON c.consumer = 'free-allowance'
     WHERE e.stream_id IN (SELECT 'tenant-' || tenant FROM (${TENANT}) t)
        OR e.stream_id IN (SELECT 'user-' || id FROM identity.user WHERE email = $1)`,
    [email],
  );
  return row?.['heard'] === true;
};

/** Limits the calls of this person's workspace, so that a test can use them up; no page does that. */
export async function limitCalls(email: string, callsMax: number): Promise<void> {
  await expect.poll(() => isHeardOf(email), `the worker has heard of the workspace of ${email}`).toBe(true);
  await query(`SELECT graha.set_calls_limit(tenant, $2) FROM (${TENANT}) t`, [email, callsMax]);
}
