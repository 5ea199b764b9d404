import type { KeyLimits } from '@graha/domain/api-key';
import type { KeyEnv } from '@graha/domain/key-format';
import { renderMail } from '@graha/mail/render';
import { disableKey, enableKey, reportKeyLeak, restrictKey, rotateKey } from '@graha/store/key-changes';
import { queueMailToTeam } from '@graha/store/mail-outbox';
import { creditsByKey, usageOfKey, type UsageRow } from '@graha/store/usage';
import { issueKey, listKeys, revokeKey, type KeyListItem } from '@graha/store/workspace';
import { shownOf, type KeyRow, type KeySpending } from './key.ts';
import { actingFor, type By } from '../../trpc/acting.ts';

type Pool = Parameters<typeof listKeys>[0];

/** The text is in this answer and nowhere else: the log keeps its hash. */
export type MadeKey = { keyId: string; text: string };

/** As its mail tells it. */
export type Leak = { foundAt: string | null; workspace: string; reporter: string };

export type KeyBooks = {
  /** Newest first. */
  keys(tenantId: string): Promise<KeyRow[]>;
  /** Both days included. */
  usageOfKey(tenantId: string, keyId: string, fromDay: string, toDay: string): Promise<UsageRow[]>;
  /** Both days included; keys that have called nothing are not in it. */
  creditsByKey(tenantId: string, fromDay: string, toDay: string): Promise<KeySpending[]>;
  /** Without limits it may do everything. */
  issueKey(tenantId: string, wish: { name: string; env: KeyEnv; limits?: KeyLimits }, by: By): Promise<MadeKey>;
  restrictKey(tenantId: string, keyId: string, limits: KeyLimits, by: By): Promise<void>;
  rotateKey(
    tenantId: string,
    wish: { keyId: string; overlapMs: number },
    by: By,
  ): Promise<MadeKey & { oldValidUntil: Date }>;
  disableKey(tenantId: string, keyId: string, by: By): Promise<void>;
  enableKey(tenantId: string, keyId: string, by: By): Promise<void>;
  revokeKey(tenantId: string, keyId: string, by: By): Promise<void>;
  /** Tells the owner and the admins. How many mails; 0 where they were told within the hour. */
  reportKeyLeak(tenantId: string, key: KeyRow, leak: Leak, by: By): Promise<number>;
};

const MAIL_EVERY_MS = 3_600_000;
const REPORTED_HERE = 'a member of the workspace';

export function createKeyBooks(log: Pool, pepper: string, identity: () => Pool, portalUrl: () => string): KeyBooks {
  return {
    keys: async (tenantId) => (await listKeys(log, tenantId)).map(rowOf),
    usageOfKey: (tenantId, keyId, fromDay, toDay) => usageOfKey(log, { tenantId, keyId }, fromDay, toDay),
    creditsByKey: (tenantId, fromDay, toDay) => creditsByKey(log, tenantId, fromDay, toDay),

    async issueKey(tenantId, { limits, ...key }, by) {
      const { keyId, text } = await issueKey(log, pepper, { tenantId, ...key, ...limits }, actingFor(by));
      return { keyId, text };
    },

    async rotateKey(tenantId, wish, by) {
      const { keyId, text, oldValidUntil } = await rotateKey(log, pepper, { tenantId, ...wish }, actingFor(by));
      return { keyId, text, oldValidUntil };
    },

    restrictKey: (tenantId, keyId, limits, by) => restrictKey(log, { tenantId, keyId }, limits, actingFor(by)),
    disableKey: (tenantId, keyId, by) => disableKey(log, { tenantId, keyId }, actingFor(by)),
    enableKey: (tenantId, keyId, by) => enableKey(log, { tenantId, keyId }, actingFor(by)),
    revokeKey: (tenantId, keyId, by) =>
      revokeKey(log, { tenantId, keyId, reason: 'Revoked in the portal.' }, actingFor(by)),

    async reportKeyLeak(tenantId, key, leak, by) {
      const { keyId } = key;
      await reportKeyLeak(log, { tenantId, keyId, source: REPORTED_HERE, url: leak.foundAt }, actingFor(by));
      const at = new Date();
      const letter = await renderMail('key-leaked', {
        ...leak,
        key: { name: key.name, shown: shownOf(key) },
        at,
        keyUrl: `${portalUrl()}/keys/${keyId}`,
        requestsUrl: `${portalUrl()}/requests?key=${keyId}`,
      });
      const dedupeKey = `key-leaked:${keyId}:${Math.floor(at.getTime() / MAIL_EVERY_MS)}`;
      return queueMailToTeam(identity(), tenantId, { ...letter, dedupeKey });
    },
  };
}

/** Field by field: what the log keeps of a key and nobody needs to see stays on the server. */
const rowOf = (key: KeyListItem): KeyRow => ({
  keyId: key.keyId,
  name: key.name,
  env: key.env,
  prefix: key.prefix,
  last4: key.last4,
  status: key.status,
  scopes: key.scopes,
  cidrs: key.cidrs,
  monthlyCreditsMax: key.monthlyCreditsMax,
  expiresAt: key.expiresAt,
  replacedBy: key.replacedBy,
  issuedAt: key.issuedAt,
  lastUsedAt: key.lastUsedAt,
  lastOperation: key.lastOperation,
});
