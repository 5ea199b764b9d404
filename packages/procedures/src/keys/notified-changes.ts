import type { KeyLimits } from '@graha/domain/api-key';
import type { KeyEnv } from '@graha/domain/key-format';
import { renderMail, type MailFacts } from '@graha/mail/render';
import { issueKey, reportKeyLeak, revokeKey, rotateKey } from '@graha/store/keys/key-commands';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import { queueMailToTeam } from '@graha/store/mail/mail-outbox';
import type { CommandContext } from '@graha/store/postgres/context';
import type { Context } from '../trpc/context.ts';
import { report } from '../trpc/report.ts';
import { shownOf } from './key.ts';

/** Changes of keys that the owner and the admins get a mail about. */
export type KeyChangeContext = CommandContext & Pick<Context, 'identity' | 'settings' | 'requestId'>;

const MAIL_EVERY_MS = 3_600_000;

/** The text is in this answer and nowhere else: the log keeps its hash. Without limits the key may do everything. */
export async function createKey(
  ctx: KeyChangeContext,
  { limits, ...key }: { keyId: string; name: string; env: KeyEnv; limits?: KeyLimits | undefined },
): Promise<{ keyId: string; text: string }> {
  const { keyId, text } = await issueKey({ ...ctx, pepper: ctx.settings.keyPepper }, { ...key, ...limits });
  await mailKeyChange(ctx, { keyId, change: 'made', name: key.name });
  return { keyId, text };
}

/** The successor's text is in this answer and nowhere else. */
export async function replaceKey(
  ctx: KeyChangeContext,
  input: { keyId: string; overlapMs: number },
): Promise<{ keyId: string; text: string; oldValidUntil: Date }> {
  const { keyId, text, oldValidUntil } = await rotateKey({ ...ctx, pepper: ctx.settings.keyPepper }, input);
  await mailKeyChange(ctx, { keyId: input.keyId, change: 'replaced' });
  return { keyId, text, oldValidUntil };
}

export async function endKey(ctx: KeyChangeContext, { keyId }: { keyId: string }): Promise<void> {
  await revokeKey(ctx, { keyId, reason: 'Revoked in the portal.' });
  await mailKeyChange(ctx, { keyId, change: 'revoked' });
}

type Leak = { key: KeyListItem; foundAt: string | null; workspace: string; reporter: string };

/** How many mails are queued; 0 where some were queued within the hour. */
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

type Change = { keyId: string; change: MailFacts<'key-changed'>['change']; name?: string };

/** The key has changed already, so an error here is reported and not thrown. */
async function mailKeyChange(ctx: KeyChangeContext, { keyId, change, name }: Change): Promise<void> {
  const { identity, settings, tenantId, requestId } = ctx;
  try {
    const keyUrl = `${settings.portalUrl}/keys/${keyId}`;
    const facts = { change, name: name ?? (await nameOf(ctx, keyId)), at: new Date(), keyUrl };
    const letter = await renderMail('key-changed', facts);
    await queueMailToTeam({ identity, tenantId }, { ...letter, dedupeKey: `key-changed:${change}:${keyId}` });
  } catch (error) {
    report(error, { requestId, path: `keys, mail about a key ${change}` });
  }
}

async function nameOf(ctx: KeyChangeContext, keyId: string): Promise<string> {
  return (await listKeys(ctx)).find((key) => key.keyId === keyId)?.name ?? keyId;
}
