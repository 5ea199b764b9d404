import { isUtf8 } from 'node:buffer';
import { JSON_INVALID } from '@graha/catalog/request/issues';
import { ApiError } from '../errors/errors.ts';
import { jsonErrorPosition } from './json-error-position.ts';

export const BODY_BYTES_MAX = 16 * 1024;
/** Valid requests have three levels at most. */
const DEPTH_MAX = 32;

/** Parses the body of a POST. An empty body counts as an empty object, so that the error names the missing members. */
export function readBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  if (!isUtf8(body)) throw malformed(0, 'body must be UTF-8');
  const text = body.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(jsonErrorPosition(text) ?? 0, JSON_INVALID.msg);
  }
  if (isTooDeep(value, DEPTH_MAX)) throw malformed(0, `body must not be nested deeper than ${DEPTH_MAX}`);
  return value;
}

/** @throws ApiError for a compressed body and for a charset other than UTF-8 */
export function refuseEncodings(contentType: string | undefined, contentEncoding: string | undefined): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = contentEncoding?.trim().toLowerCase() ?? 'identity';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset) || encoding !== 'identity') {
    throw new ApiError('unsupported_media_type');
  }
}

const malformed = (position: number, msg: string): ApiError =>
  new ApiError('json_invalid', { detail: [{ ...JSON_INVALID, loc: ['body', position], msg }] });

function isTooDeep(value: unknown, depthLeft: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depthLeft === 0 || Object.values(value).some((member) => isTooDeep(member, depthLeft - 1));
}
