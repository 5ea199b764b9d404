import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestField, sha256Of } from '../receipts/content-digest.ts';

/** Headers that a signature covers, if the answer has them. */
const COVERED = [
  'content-digest',
  'content-type',
  'x-request-id',
  'x-engine-version',
  'graha-version',
  'x-ledger-entry',
];
const WITHOUT_CONTENT = new Set([204, 304]);

/**
 * Adds `Content-Digest` to the answer of an operation or of a caller with a key, and the signature that the request asked
 * for. Documents, streams and answers without content have neither, and the answer to HEAD has no content.
 */
export function sealAnswer(request: FastifyRequest, reply: FastifyReply, content: unknown, now: () => Date): void {
  const { call, method, url } = request;
  if (call.record === null && !call.isMetered) return;
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return;
  const { statusCode: status } = reply;
  if (method === 'HEAD' || WITHOUT_CONTENT.has(status)) return;
  call.sha256 = sha256Of(content);
  reply.header('content-digest', digestField(call.sha256));
  if (call.signer === null || status >= 300) return;
  const headers = COVERED.flatMap((name): [string, string][] => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  reply.headers(call.signer.sign({ status, headers, method, url, requestDigest: requestDigestOf(request), at: now() }));
}

/** A wrong digest is not covered, because the signature would confirm it. */
function requestDigestOf({ headers, body }: FastifyRequest): string | null {
  const { 'content-digest': sent } = headers;
  return Buffer.isBuffer(body) && sent === digestField(sha256Of(body)) ? sent : null;
}
