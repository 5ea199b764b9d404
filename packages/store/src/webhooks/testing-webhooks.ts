import { randomUUID } from 'node:crypto';
import type { Db } from '../postgres/context.ts';
import type { Pools } from '../testing/testing.ts';
import type { Delivering, PostAnswer } from './deliver.ts';
import type { SealingKeys } from './sealing.ts';
import { createDeliveries } from './webhook-delivery.ts';

export const SEALING: SealingKeys = { current: 'a sealing key for tests, long enough', previous: null };

type Sent = { url: string; headers: Record<string, string>; body: string };

/** A receiver in memory; `answer` may be replaced during a test. */
export function receiverOf(answer: (sent: Sent) => Promise<PostAnswer> | PostAnswer) {
  const receiver = { sent: [] as Sent[], answer };
  const post = async (request: Sent): Promise<PostAnswer> => {
    receiver.sent.push(request);
    return receiver.answer(request);
  };
  const write: Delivering['write'] = async ({ workspace, url, because }) => ({
    kind: 'webhook-paused',
    subject: `${workspace} ${url} ${because}`,
    html: '',
    text: '',
  });
  const delivering: Delivering = { post, sealing: SEALING, write };
  return { receiver, delivering };
}

/** Begins due deliveries, waits for their end, and returns the number begun. */
export async function deliverDue({ db }: Db, delivering: Delivering): Promise<number> {
  const { begin, settled } = createDeliveries({ db }, delivering);
  const begun = await begin();
  await settled();
  return begun;
}

/** Adds an owner, who gets the mail of the workspace. */
export async function giveOwner({ owner }: Pools, tenantId: string): Promise<void> {
  const userId = randomUUID();
  await owner.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $1, $1)', [tenantId]);
  await owner.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $2)', [
    userId,
    `owner@${tenantId}.example`,
  ]);
  await owner.query(
    "INSERT INTO identity.member (id, organization_id, user_id, role) VALUES (gen_random_uuid()::text, $1, $2, 'owner')",
    [tenantId, userId],
  );
}
