import type { MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import { Refusal } from '@graha/domain/core/refusal';
import { webhookUrlProblem } from '@graha/domain/webhooks/webhook-url';
import { boundId } from '@graha/store/aggregates/bound-id';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { addWebhook, removeWebhook } from '@graha/store/webhooks/webhook-commands';
import { listMessages, listWebhooks, sendTestMessage, type WebhookRow } from '@graha/store/webhooks/webhooks';
import type { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import type { Managing } from './managing.ts';
import { requireMay } from './may-act.ts';
import { cursorOf, cursorText } from './page-cursor.ts';
import { presentWebhook } from './present.ts';

type NewWebhook = z.output<(typeof MANAGEMENT_ROUTES)['addWebhook']['input']>;
type Messages = z.output<(typeof MANAGEMENT_ROUTES)['listMessages']['input']>;
type WebhookRef = { webhook_id: string };

export const showWebhooks = async ({ ctx }: Managing): Promise<object> => ({
  webhooks: (await listWebhooks(ctx)).map(presentWebhook),
});

/** The id before all others: a page that begins at an instant has all of it. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** @throws ApiError 422 for an unknown cursor */
export async function showMessages({ ctx }: Managing, { limit, after }: Messages): Promise<object> {
  const from = cursorOf(after);
  if (from === null) return { messages: [], next: cursorText({ at: await ledgerNow(ctx.db), id: FIRST_ID }) };
  const page = await listMessages(ctx, { after: { createdAt: from.at, deliveryId: from.id }, limit });
  const last = page.at(-1);
  return {
    messages: page.map(({ deliveryId, webhookId, messageId, type, createdAt, body }) => ({
      delivery_id: deliveryId,
      webhook_id: webhookId,
      message_id: messageId,
      type,
      created_at: createdAt.toISOString(),
      body,
    })),
    next: cursorText(last === undefined ? from : { at: last.createdAt, id: last.deliveryId }),
  };
}

/** @returns the webhook, and whether it existed before under the same Idempotency-Key */
export async function makeWebhook(
  managing: Managing,
  { url, types }: NewWebhook,
  idempotencyKey: string | null,
): Promise<{ body: object; isRepeat: boolean }> {
  const { ctx, sealing, isLocalHookAllowed } = managing;
  requireMay(managing, 'addWebhook', null);
  if (sealing === null) throw new Refusal('webhooks_off');
  const problem = webhookUrlProblem(url, isLocalHookAllowed);
  if (problem !== null)
    throw new ApiError('validation_error', { detail: [{ loc: ['body', 'url'], msg: problem, type: 'value_error' }] });
  const id = idempotencyKey === null ? {} : { webhookId: boundId(`${ctx.tenantId} webhooks`, idempotencyKey) };
  try {
    const { webhookId, secret } = await addWebhook({ ...ctx, sealing }, { ...id, url, types });
    return { body: { secret, ...presentWebhook(await webhookOf({ ctx }, webhookId)) }, isRepeat: false };
  } catch (error) {
    if (id.webhookId === undefined || !(error instanceof Refusal) || error.code !== 'webhook_exists') throw error;
    const row = await webhookOf({ ctx }, id.webhookId);
    if (row.url !== url || row.types.join() !== types.join()) throw new ApiError('idempotency_key_reuse');
    return { body: { secret: null, ...presentWebhook(row) }, isRepeat: true };
  }
}

export async function endWebhook(managing: Managing, { webhook_id: webhookId }: WebhookRef): Promise<object> {
  requireMay(managing, 'removeWebhook', null);
  await removeWebhook(managing.ctx, { webhookId });
  return { webhook_id: webhookId, status: 'removed' };
}

export async function testWebhook(managing: Managing, { webhook_id: webhookId }: WebhookRef): Promise<object> {
  requireMay(managing, 'testWebhook', null);
  const { deliveryId } = await sendTestMessage(managing.ctx, { webhookId });
  return { delivery_id: deliveryId };
}

async function webhookOf({ ctx }: Pick<Managing, 'ctx'>, webhookId: string): Promise<WebhookRow> {
  const row = (await listWebhooks(ctx)).find((one) => one.webhookId === webhookId);
  if (!row) throw new Refusal('webhook_unknown');
  return row;
}
