import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { answerClientError, asApiError, QUERY_BYTES_MAX } from './http-errors.ts';

const withCode = (code: unknown): Error => Object.assign(new Error('failed'), { code });

test.each([
  ['a body that is too long', withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'payload_too_large'],
  ['a type that is not read', withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported_media_type'],
  ['a wrong length', withCode('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), 'bad_request'],
  ['a client that left in the middle of its body', withCode('ECONNRESET'), 'bad_request'],
  ['a code of nobody', withCode('E_OTHER'), 'internal_error'],
  ['a code that is a number', withCode(500), 'internal_error'],
  ['an error without a code', new Error('failed'), 'internal_error'],
  ['what only looks like an error', { code: 'ECONNRESET' }, 'internal_error'],
  ['nothing', undefined, 'internal_error'],
])('%s is answered as what it is', (_what, error, code) => {
  expect(asApiError(error)).toMatchObject({ code, cause: error });
});

test('an error of our own stays as it is', () => {
  const own = new ApiError('rate_limited');
  expect(asApiError(own)).toBe(own);
});

describe('bytes that are not a request', () => {
  /** Returns the answer to an error on a bare socket; null if the socket is only closed. */
  function sentFor(code: string, rawPacket?: unknown, writable = true): string | null {
    let sent: string | null | undefined;
    const socket = { writable, end: (text: string) => void (sent = text), destroy: () => void (sent = null) };
    const error = Object.assign(new Error('failed'), { code, rawPacket });
    // Safe: the answer uses these three members alone.
    answerClientError(error, socket as unknown as Socket, { errorsUrl: 'http://docs/errors', methods: 'GET, POST' });
    if (sent === undefined) throw new Error('The socket stays open.');
    return sent;
  }
  const codeOf = (code: string, rawPacket?: unknown): unknown =>
    /"code":"(\w+)"/.exec(sentFor(code, rawPacket) ?? '')?.[1];
  const overflow = (text: string) => codeOf('HPE_HEADER_OVERFLOW', Buffer.from(text));

  test('that overflow have a path that is too long, or headers after a path that is not', () => {
    const endAt = (length: number) => `${'y'.repeat(length)}\r\nhost: x`;
    expect([overflow(endAt(QUERY_BYTES_MAX)), overflow(endAt(QUERY_BYTES_MAX + 1))]).toEqual([
      'headers_too_large',
      'uri_too_long',
    ]);
    expect([overflow(endAt(0)), overflow('yyy'), codeOf('HPE_HEADER_OVERFLOW', 'no buffer')]).toEqual([
      'headers_too_large',
      'uri_too_long',
      'uri_too_long',
    ]);
  });

  test.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', undefined, 'request_timeout'],
    ['HPE_INVALID_METHOD', Buffer.from('BREW /tea HTTP/1.1\r\n'), 'method_not_allowed'],
    ['HPE_INVALID_METHOD', Buffer.from('B /tea HTTP/1.1\r\n'), 'method_not_allowed'],
    ['HPE_INVALID_METHOD', Buffer.from('BREW /tea\r\n'), 'bad_request'],
    ['HPE_INVALID_METHOD', 'BREW /tea HTTP/1.1\r\n', 'bad_request'],
    ['HPE_INVALID_URL', undefined, 'bad_request'],
  ])('of the kind %s (%o) are answered with %3$s', (code, rawPacket, answered) => {
    expect(codeOf(code, rawPacket)).toBe(answered);
  });

  test('with an unknown method get the list of methods, and others do not', () => {
    expect(sentFor('HPE_INVALID_METHOD', Buffer.from('BREW / HTTP/1.1\r\n'))).toMatch(
      /^HTTP\/1\.1 405 Method Not Allowed\r\n[\s\S]*allow: GET, POST\r\n/,
    );
    expect(sentFor('HPE_INVALID_URL')).not.toContain('allow:');
    expect(sentFor('HPE_INVALID_URL')).toMatch(/^content-type: application\/json/m);
  });

  test('get no answer if the client has left', () => {
    expect([sentFor('ECONNRESET'), sentFor('HPE_INVALID_URL', undefined, false)]).toEqual([null, null]);
  });
});
