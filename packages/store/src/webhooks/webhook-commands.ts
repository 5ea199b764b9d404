import type { WebhookType } from '@graha/domain/webhooks/webhook-types';
import { webhook, WEBHOOK_SECRET_OVERLAP_MS, type PauseReason } from '@graha/domain/webhooks/webhook';
import { randomUUID } from 'node:crypto';
import { execute } from '../aggregates/execute.ts';
import type { Projector } from '../log/projector.ts';
import { queueMailToKeepers, type Letter } from '../mail/mail-outbox.ts';
import type { CommandContext } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { seal, type SealingKeys } from './sealing.ts';
import { newWebhookSecret } from './signature.ts';

/** The sealing key is kept outside the database; only code that creates or uses secrets needs it. */
export type SealingContext = CommandContext & { sealing: SealingKeys };

type WebhookId = { webhookId: string };
export type WebhookTarget = { url: string; types: WebhookType[] };

/** The place that a secret is sealed for: one sealed for one endpoint opens for no other. */
export const placeOf = ({ tenantId, webhookId }: { tenantId: string; webhookId: string }): string =>
  `webhook ${tenantId} ${webhookId}`;

const refOf = ({ tenantId }: CommandContext, { webhookId }: WebhookId) => ({ tenantId, webhookId });

/** Adds an endpoint. The returned secret is nowhere else in clear text. @throws Refusal `webhooks_too_many` */
export async function addWebhook(
  { sealing, ...ctx }: SealingContext,
  { webhookId = randomUUID(), url, types }: { webhookId?: string } & WebhookTarget,
): Promise<{ webhookId: string; secret: string }> {
  const ref = refOf(ctx, { webhookId });
  const secret = newWebhookSecret();
  const sealed = seal(sealing, secret, placeOf(ref));
  await execute(ctx, webhook, ref, { type: 'add', webhookId, url, types, sealed });
  return { webhookId, secret };
}

export async function changeWebhook(ctx: CommandContext, input: WebhookId & WebhookTarget): Promise<void> {
  await execute(ctx, webhook, refOf(ctx, input), { type: 'change', ...input });
}

/** Replaces the secret. Messages carry the signatures of both secrets until the old one ends. */
export async function replaceWebhookSecret(
  { sealing, ...ctx }: SealingContext,
  { webhookId }: WebhookId,
): Promise<{ secret: string; oldValidUntil: Date }> {
  const ref = refOf(ctx, { webhookId });
  const now = await ledgerNow(ctx.db);
  const secret = newWebhookSecret();
  const sealed = seal(sealing, secret, placeOf(ref));
  await execute(ctx, webhook, ref, { type: 'replaceSecret', webhookId, sealed, now: now.toISOString() });
  return { secret, oldValidUntil: new Date(now.getTime() + WEBHOOK_SECRET_OVERLAP_MS) };
}

/** Pauses an endpoint. Meanwhile no messages are queued for it, and those queued before wait. */
export async function pauseWebhook(
  ctx: CommandContext,
  { webhookId, because }: WebhookId & { because: PauseReason },
): Promise<void> {
  await execute(ctx, webhook, refOf(ctx, { webhookId }), { type: 'pause', webhookId, because });
}

/**
 * Pauses an endpoint after deliveries to an address failed, unless it is paused, removed or has another address by now. The mail is
 * queued in the same transaction, so that each such pause is reported once.
 */
export async function giveUpWebhook(
  ctx: CommandContext,
  { letter, ...failed }: WebhookId & { because: PauseReason; url: string; letter: Letter },
): Promise<void> {
  const mailing: Projector = {
    name: 'webhook-paused-mail',
    on: {
      WebhookPaused: (tx, { tenantId, eventId }) =>
        queueMailToKeepers({ db: tx, tenantId }, { ...letter, dedupeKey: `webhook-paused:${eventId}` }),
    },
  };
  await execute(ctx, webhook, refOf(ctx, failed), { type: 'giveUp', ...failed }, [mailing]);
}

export async function resumeWebhook(ctx: CommandContext, { webhookId }: WebhookId): Promise<void> {
  await execute(ctx, webhook, refOf(ctx, { webhookId }), { type: 'resume', webhookId });
}

/** Removes an endpoint and its deliveries. */
export async function removeWebhook(ctx: CommandContext, { webhookId }: WebhookId): Promise<void> {
  await execute(ctx, webhook, refOf(ctx, { webhookId }), { type: 'remove', webhookId });
}
