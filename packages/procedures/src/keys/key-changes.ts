import type { KeyLimits } from '@graha/domain/keys/key-limits';
import type { KeyEnv } from '@graha/domain/keys/key-format';
import { renderMail } from '@graha/mail/render';
import { createKey as createKeyIn, reportKeyLeak, revokeKey, rotateKey } from '@graha/store/keys/key-commands';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { queueMailToTeam } from '@graha/store/mail/mail-outbox';
import type { CommandContext } from '@graha/store/postgres/context';
import type { Context } from '../trpc/context.ts';
import { shownOf } from './key.ts';

/** Context for changes of keys. The worker mails the owner and the admins about each; a leak is mailed at once. */
export type KeyChangeContext = CommandContext & Pick<Context, 'identity' | 'settings'>;

const MAIL_EVERY_MS = 3_600_000;

/** Creates a key. Its text is only in this answer: the log has its hash. Without limits the key may do everything. */
export async function createKey(
  ctx: KeyChangeContext,
  { limits, ...key }: { keyId: string; name: string; env: KeyEnv; limits?: KeyLimits | undefined },
): Promise<{ keyId: string; text: string }> {
  const { keyId, text } = await createKeyIn({ ...ctx, pepper: ctx.settings.keyPepper }, { ...key, ...limits });
  return { keyId, text };
}

/** Replaces a key. The new key's text is only in this answer. */
export async function replaceKey(
  ctx: KeyChangeContext,
  input: { keyId: string; overlapMs: number },
): Promise<{ keyId: string; text: string; oldValidUntil: Date }> {
  const { keyId, text, oldValidUntil } = await rotateKey({ ...ctx, pepper: ctx.settings.keyPepper }, input);
  return { keyId, text, oldValidUntil };
}

export async function endKey(ctx: KeyChangeContext, { keyId }: { keyId: string }): Promise<void> {
  await revokeKey(ctx, { keyId, reason: 'Revoked in the portal.' });
}

type Leak = { key: KeyListItem; foundAt: string | null; workspace: string; reporter: string };

/** Reports a leaked key. Returns the number of queued mails; 0 if a mail was queued within the hour. */
export async function reportLeak(ctx: KeyChangeContext, { key, foundAt, workspace, reporter }: Leak): Promise<number> {
  const { identity, settings, tenantId } = ctx;
  const { portalUrl } = settings;
  const { keyId } = key;
  await reportKeyLeak(ctx, { keyId, source: 'a member of the workspace', url: foundAt });
  const at = new Date();
  const letter = await renderMail('key-leaked', {
    foundAt,
    workspace,
    reporter,
    key: { name: key.name, shown: shownOf(key) },
    at,
    keyUrl: `${portalUrl}/keys/${keyId}`,
    requestsUrl: `${portalUrl}/requests?key=${keyId}`,
  });
  const dedupeKey = `key-leaked:${keyId}:${Math.floor(at.getTime() / MAIL_EVERY_MS)}`;
  return queueMailToTeam({ identity, tenantId }, { ...letter, dedupeKey });
}
