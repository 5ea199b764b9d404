import type { RequestRow } from '@graha/store/requests/request-log';

/** Returns the log row of a successful chart request. */
export const requestRow = (
  row: Pick<RequestRow, 'tenantId' | 'keyId' | 'requestId' | 'at'> & Partial<RequestRow>,
): RequestRow => ({
  operation: 'kundali/basic',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 7,
  credits: 1,
  isReplay: false,
  ...row,
});
