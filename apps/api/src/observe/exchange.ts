import type { Exchange, RequestCapture } from '@graha/store/requests/captures';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Part = FastifyRequest['call']['parts'][number];

/** The longest text of a request or an answer that is captured, in bytes; the rest is cut off. */
export const CAPTURE_BYTES_MAX = 65_536;
/** A product with its version, such as `curl/8.5.0`: the rest of the header is free text, which the log never has. */
const PRODUCT = /(?<![\w.@+-])[A-Za-z][A-Za-z0-9_-]{0,39}\/\d[\w.+-]{0,19}(?![\w.@+-])/g;
const PRODUCTS_MAX = 5;

const isCaptured = ({ call }: FastifyRequest, now: Date): boolean =>
  call.record?.captureUntil != null && call.record.captureUntil > now;

/**
 * Keeps the content of an answer that is captured. Only operations are: answers of the Management API have secrets, and the
 * calls of a batch keep theirs.
 */
export function keepContent(request: FastifyRequest, reply: FastifyReply, content: unknown, now: () => Date): void {
  const { call } = request;
  if (!call.isMetered || !isCaptured(request, now())) return;
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return;
  const contentType = reply.getHeader('content-type');
  call.content = { contentType: contentType === undefined ? null : String(contentType), bytes: content };
}

/** The products that a request names in its User-Agent, at most five; null if it names none. */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const products = headers['user-agent']?.match(PRODUCT)?.slice(0, PRODUCTS_MAX) ?? [];
  return products.length === 0 ? null : products.join(' ');
}

/** The captures of a request: one, or one for each call of a batch; none if the key is not captured. */
export function capturesOf(request: FastifyRequest, status: number, at: Date): RequestCapture[] {
  const { call, id: requestId } = request;
  const { record, content, parts } = call;
  if (record === null || !isCaptured(request, at)) return [];
  const { tenantId } = record;
  if (content !== null) return [{ tenantId, requestId, at, exchange: exchangeOf(request, status, content) }];
  return parts.map((part) => ({ tenantId, requestId: part.requestId, at, exchange: partExchange(request, part) }));
}

type Kept = { contentType: string | null; bytes: string | Buffer };

function exchangeOf(
  { method, url, headers, body }: FastifyRequest,
  status: number,
  { contentType, bytes }: Kept,
): Exchange {
  return {
    request: {
      method,
      path: url,
      contentType: headers['content-type'] ?? null,
      accept: headers.accept ?? null,
      ...textOf(body),
    },
    answer: { status, contentType, ...textOf(bytes) },
  };
}

function partExchange({ method, url }: FastifyRequest, { status, exchange: { sent, body } }: Part): Exchange {
  return {
    request: { method, path: url, contentType: JSON_TYPE, accept: null, ...textOf(JSON.stringify(sent) ?? null) },
    answer: { status, contentType: JSON_TYPE, ...textOf(body) },
  };
}

const JSON_TYPE = 'application/json';

/** The text of a content, up to the limit; null for content that is no text, such as a PNG. */
function textOf(content: unknown): { text: string | null; bytes: number } {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return { text: null, bytes: 0 };
  const bytes = Buffer.from(content);
  const text = bytes.subarray(0, CAPTURE_BYTES_MAX).toString('utf8');
  return { text: text.includes('\0') ? null : text, bytes: bytes.length };
}
