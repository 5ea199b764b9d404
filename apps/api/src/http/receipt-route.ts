import type { Receipt } from '@graha/store/requests/receipts';
import type { FastifyInstance } from 'fastify';
import { refusePublishable } from '../call/authenticate.ts';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import { ApiError } from '../errors/errors.ts';
import { digestField } from '../receipts/content-digest.ts';
import { type ReceiptAnswer, RECEIPT_PATH } from './receipt-path.ts';
import { sendFresh } from './system-routes.ts';

export type ReceiptDeps = CallerDeps & {
  /** Null if the workspace has no such request in its log. */
  receiptOf(tenantId: string, requestId: string): Promise<Receipt | null>;
};

const FORM = /^req_[0-9a-f]{32}$/;
const UNKNOWN =
  'Your workspace has no receipt of this request. Receipts are kept as long as the request log, 30 days; that of a call a moment ago is there in a second.';

/** Mounts the receipts of answers, for any secret key of their workspace. They cost nothing. */
export function mountReceipts(app: FastifyInstance, deps: ReceiptDeps): void {
  app.route<{ Params: { request_id: string } }>({
    method: 'GET',
    url: RECEIPT_PATH.replace('{request_id}', ':request_id'),
    exposeHeadRoute: true,
    config: { operation: 'receipts' },
    handler: async (request, reply) => {
      const record = await identify(request, null, deps);
      refusePublishable(record);
      const { request_id: requestId } = request.params;
      const receipt = FORM.test(requestId) ? await found(deps, record.tenantId, requestId) : null;
      if (receipt === null) throw new ApiError('not_found', { detail: UNKNOWN });
      return sendFresh(request, reply, answerOf(receipt));
    },
  });
}

async function found({ receiptOf }: ReceiptDeps, tenantId: string, requestId: string): Promise<Receipt | null> {
  try {
    return await receiptOf(tenantId, requestId);
  } catch (error) {
    throw new ApiError('metering_unavailable', { detail: 'The receipt could not be read. Try again.', cause: error });
  }
}

const answerOf = (receipt: Receipt): ReceiptAnswer => ({
  request_id: receipt.requestId,
  operation: receipt.operation,
  at: receipt.at.toISOString(),
  status: receipt.status,
  credits: receipt.credits,
  replayed: receipt.isReplay,
  content_digest: receipt.sha256 === null ? null : digestField(receipt.sha256),
  engine_version: receipt.engineVersion,
  ledger_entry: receipt.entry,
});
