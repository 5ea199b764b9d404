import { expect, test } from 'vitest';
import { readBody, refuseEncodings } from './read-body.ts';

const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
const problemOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    const [problem] = Object(error).detail ?? [];
    return { code: Object(error).code, ...(problem?.loc ? { at: problem.loc[1], msg: problem.msg } : {}) };
  }
};

test.each([
  ['no body', undefined],
  ['a body that another parser read', { a: 1 }],
  ['an empty body', Buffer.alloc(0)],
])('%s is an empty object, so that the answer names the missing members', (_what, body) => {
  expect(readBody(body)).toEqual({});
});

test('JSON is read, to 32 levels and no deeper', () => {
  expect(readBody(Buffer.from('{"a":[1,null,true]}'))).toEqual({ a: [1, null, true] });
  expect(readBody(nested(32))).toBeInstanceOf(Array);
  expect(problemOf(() => readBody(nested(33)))).toMatchObject({
    code: 'json_invalid',
    at: 0,
    msg: expect.stringContaining('32'),
  });
});

test.each([
  ['{"a":1', 6],
  ['{"a":}', 5],
  ['nope', 0],
])('%s is refused with the place of the mistake', (text, at) => {
  expect(problemOf(() => readBody(Buffer.from(text)))).toMatchObject({ code: 'json_invalid', at });
});

test('what is not UTF-8 is refused as that', () => {
  const problem = problemOf(() => readBody(Buffer.from([0x7b, 0xff, 0x7d])));
  expect(problem).toEqual({ code: 'json_invalid', at: 0, msg: 'body must be UTF-8' });
});

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, true],
  ['application/json', 'identity', true],
  ['application/json; charset="UTF-8"', ' Identity ', true],
  ['application/json;charset=us-ascii', undefined, true],
  ['application/json; charset=latin1', undefined, false],
  ['application/json', 'gzip', false],
])('a body of %s in %s is read: %s', (type, encoding, isRead) => {
  const refusal = isRead ? undefined : { code: 'unsupported_media_type' };
  expect(problemOf(() => refuseEncodings(type, encoding))).toEqual(refusal);
});
