import 'server-only';
import { randomUUID } from 'node:crypto';
import { renderMail } from '@graha/mail/render';
import { listKeys } from '@graha/store/keys/key-list';
import { queueMail } from '@graha/store/mail/mail-outbox';
import { admitBySso, ssoAdmitsNewcomers } from '@graha/store/team/admit';
import { recordUserFact } from '@graha/store/tenants/user-log';
import { endKey } from '@graha/procedures/keys/key-changes';
import { report } from '@graha/procedures/trpc/report';
import { stopImpersonation } from '@graha/store/operator/impersonation';
import type { AccountPorts } from '@graha/auth/core/ports';
import { env } from './env.ts';
import { outboxPool, pool } from './pool.ts';

const reported = (work: Promise<unknown>, path: string): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => report(error, { requestId: 'none', path }),
  );

export const accountPorts = (): AccountPorts => PORTS;

const PORTS: AccountPorts = {
  record: (userId, fact) =>
    reported(
      recordUserFact({ db: pool(), actor: { kind: 'user', id: userId } }, { userId, fact }),
      `account, record ${fact.type}`,
    ),
  sessionEnded: ({ userId, sessionId }) => reported(endImpersonation(userId, sessionId), 'account, end of a session'),
  revokeKeys: (tenantId, userId) => reported(revokeKeys(tenantId, userId), 'account, revoke keys'),
  admit: (userId, { tenantId, connectionId }) =>
    admitBySso(
      { db: pool(), identity: outboxPool(), tenantId, actor: { kind: 'user', id: userId }, requestId: randomUUID() },
      { userId, connectionId },
    ),
  admitsNewcomers: ({ tenantId }) => ssoAdmitsNewcomers({ db: pool(), tenantId }),
  post: (letter) => reported(post(letter), `account, post ${letter.name}`),
};

async function endImpersonation(operatorId: string, sessionId: string): Promise<void> {
  const acting = { actor: { kind: 'admin', id: operatorId } } as const;
  await stopImpersonation({ db: pool(), ...acting }, { operatorId, sessionId, how: 'signed-out' });
}

async function revokeKeys(tenantId: string, userId: string): Promise<void> {
  const { portalUrl, keyPepper } = env();
  const ctx = {
    db: pool(),
    identity: outboxPool(),
    settings: { portalUrl, keyPepper },
    tenantId,
    actor: { kind: 'user', id: userId } as const,
    requestId: randomUUID(),
  };
  for (const { keyId, status } of await listKeys(ctx)) if (status !== 'revoked') await endKey(ctx, { keyId });
}

const post: AccountPorts['post'] = async ({ name, to, facts, dedupeKey }) =>
  void (await queueMail({ identity: outboxPool() }, { ...(await renderMail(name, facts)), to, dedupeKey }));
