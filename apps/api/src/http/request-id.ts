import { randomUUID } from 'node:crypto';

/** Always made here, because the ledger finds calls by it and a client's id could repeat. */
export const newRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`;

/** Visible ASCII without delimiters of header values. */
const READABLE = /^[\w.:/+=@-]{1,128}$/;

/**
 * Returns the caller's own request id in a header of its own. The ledger, the events and the logs use the id that the API
 * makes, because a caller's id could repeat.
 */
export const clientRequestId = (sent: string | string[] | undefined): Record<string, string> =>
  typeof sent === 'string' && READABLE.test(sent) ? { 'x-client-request-id': sent } : {};
