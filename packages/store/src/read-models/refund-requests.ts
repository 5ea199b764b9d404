import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const end = (tx: PoolClient, tenantId: string, requestId: string, at: string | Date, failure: string | null) =>
  tx.query('UPDATE graha.refund_request SET ended_at = $3, failure = $4 WHERE tenant_id = $1 AND request_id = $2', [
    tenantId,
    requestId,
    at,
    failure,
  ]);

/** Refunds that operators asked for, so that the worker finds the open ones without reading histories. */
export const refundRequests: Projector = {
  name: 'refund-requests',
  on: {
    RefundRequested: (tx, { eventId }) => tx.query('SELECT graha.request_refund($1)', [eventId]),
    RefundFailed: (tx, { tenantId, occurredAt, data }) => end(tx, tenantId, data.requestId, occurredAt, data.why),
    RefundIssued: (tx, { tenantId, occurredAt, data: { requestId } }) =>
      requestId === undefined ? Promise.resolve() : end(tx, tenantId, requestId, occurredAt, null),
  },
};
