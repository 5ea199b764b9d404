import { KEY_VERBS } from '@graha/domain/keys/key-management';
import { Refusal } from '@graha/domain/core/refusal';
import { Text } from '@graha/domain/core/typed-text';
import { WEBHOOK_TYPE_NAMES, WEBHOOK_URL_LENGTH_MAX } from '@graha/domain/webhooks/webhook-types';
import { webhookUrlProblem } from '@graha/domain/webhooks/webhook-url';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import type { SealingKeys } from '@graha/store/webhooks/sealing';
import {
  addWebhook,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  replaceWebhookSecret,
  resumeWebhook,
} from '@graha/store/webhooks/webhook-commands';
import {
  findDelivery,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  sendTestMessage,
} from '@graha/store/webhooks/webhooks';
import { z } from 'zod';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, onceOnly, router } from '../trpc/init.ts';
import { boundId } from '@graha/store/aggregates/bound-id';

const WebhookRef = z.strictObject({ webhookId: z.uuid() });
const DeliveryRef = z.strictObject({ deliveryId: z.uuid() });
const Target = z.strictObject({
  url: Text.max(WEBHOOK_URL_LENGTH_MAX).trim(),
  types: z.array(z.enum(WEBHOOK_TYPE_NAMES)).min(1, 'Choose at least one.').max(WEBHOOK_TYPE_NAMES.length),
});

const DELIVERIES_SHOWN = 50;

function sealingOf({ hooks }: Pick<Context, 'hooks'>): SealingKeys {
  if (hooks.sealing === null) throw new Refusal('webhooks_off');
  return hooks.sealing;
}

/** Refuses plain and local addresses unless this server allows them. The schema does not know that setting. */
function requireUsable({ hooks }: Pick<Context, 'hooks'>, { url }: { url: string }): void {
  const problem = webhookUrlProblem(url, hooks.isLocalAllowed);
  if (problem !== null) throw fieldProblem('url', problem);
}

export const webhooksRouter = router({
  list: memberProcedure('webhooks.read').query(async ({ ctx }) => {
    const [webhooks, asOf] = await Promise.all([listWebhooks(ctx), ledgerNow(ctx.db)]);
    return { webhooks, asOf, isOn: ctx.hooks.sealing !== null };
  }),

  /** The newest fifty deliveries of one webhook. */
  deliveries: memberProcedure('webhooks.read')
    .input(WebhookRef)
    .query(async ({ ctx, input: { webhookId } }) => {
      const [deliveries, asOf] = await Promise.all([
        listDeliveries(ctx, { webhookId, limit: DELIVERIES_SHOWN }),
        ledgerNow(ctx.db),
      ]);
      return { deliveries, asOf };
    }),

  delivery: memberProcedure('webhooks.read')
    .input(DeliveryRef)
    .query(({ ctx, input }) => findDelivery(ctx, input)),

  add: freshMemberProcedure(KEY_VERBS.addWebhook.plain)
    .input(Target.extend({ mutationId: z.uuid() }))
    .mutation(({ ctx, input: { mutationId, ...target } }) => {
      requireUsable(ctx, target);
      const webhookId = boundId(ctx.tenantId, mutationId);
      return addWebhook({ ...ctx, sealing: sealingOf(ctx) }, { webhookId, ...target });
    }),

  change: freshMemberProcedure('webhooks.manage')
    .input(Target.extend({ webhookId: z.uuid() }))
    .mutation(({ ctx, input }) => {
      requireUsable(ctx, input);
      return changeWebhook(ctx, input);
    }),

  replaceSecret: freshMemberProcedure('webhooks.manage')
    .input(WebhookRef)
    .use(onceOnly('webhookId'))
    .mutation(({ ctx, input }) => replaceWebhookSecret({ ...ctx, sealing: sealingOf(ctx) }, input)),

  pause: memberProcedure('webhooks.manage')
    .input(WebhookRef)
    .mutation(({ ctx, input }) => pauseWebhook(ctx, { ...input, because: 'asked' })),

  resume: memberProcedure('webhooks.manage')
    .input(WebhookRef)
    .mutation(({ ctx, input }) => resumeWebhook(ctx, input)),

  remove: memberProcedure(KEY_VERBS.removeWebhook.plain)
    .input(WebhookRef)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),

  sendTest: memberProcedure(KEY_VERBS.testWebhook.plain)
    .input(WebhookRef)
    .use(onceOnly('webhookId'))
    .mutation(({ ctx, input }) => sendTestMessage(ctx, input)),

  resend: memberProcedure('webhooks.manage')
    .input(DeliveryRef)
    .use(onceOnly('deliveryId'))
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),
});
