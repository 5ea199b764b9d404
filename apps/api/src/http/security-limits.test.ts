import { connect } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const on = appWith();
const key = on.issue();
const withKey = { 'x-api-key': key.text };
let address = '';

beforeAll(async () => {
  address = await on.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => on.app.close());

const post = (headers: Record<string, string>, payload: object = EXAMPLE_BIRTH) =>
  on.app.inject({ method: 'POST', url: PATH, headers, payload });

describe('what a call may take (API4)', () => {
  /**
   * Sends the beginning, reads the answer, and continues until the server closes.
   * @returns the number of bytes accepted
   */
  async function pour(head: string, chunk: Buffer, bytesMax: number): Promise<{ said: string; sent: number }> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let said = '';
    let sent = 0;
    socket.on('data', (data) => (said += String(data)));
    socket.on('error', () => undefined);
    socket.write(Buffer.concat([Buffer.from(head), chunk]));
    await expect.poll(() => said).toContain('\r\n\r\n');
    while (sent < bytesMax && !socket.destroyed) {
      socket.write(chunk);
      sent += chunk.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.destroy();
    return { said, sent };
  }
  const TEN_MB = 10 * 1024 * 1024;
  const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key.text}\r\ncontent-type: application/json\r\n`;

  test('a body of 10 MB is refused before it is read, whether it says so or not', async () => {
    const announced = await pour(`${head}content-length: ${TEN_MB}\r\n\r\n`, Buffer.alloc(20_000, '['), TEN_MB);
    const chunk = Buffer.from(`4e20\r\n${'['.repeat(20_000)}\r\n`);
    const chunked = await pour(`${head}transfer-encoding: chunked\r\n\r\n`, chunk, TEN_MB);
    for (const { said, sent } of [announced, chunked]) {
      expect(said).toMatch(/^HTTP\/1.1 413 [\s\S]*"code":"payload_too_large"/);
      expect(sent).toBeLessThan(TEN_MB);
    }
  });

  test('lists of 100,000, and as much of them as fits, are refused in a few words', async () => {
    const ones = (length: number) => Array.from({ length }, () => 1);
    expect((await post(withKey, ones(100_000))).statusCode).toBe(413);
    const list = await post(withKey, ones(8_000));
    const long = { ...EXAMPLE_BIRTH, settings: ones(7_000) };
    const inside = await post(withKey, long);
    const query = Array.from({ length: 2_000 }, (_, index) => `a=${index}`)
      .join('&')
      .slice(0, 8_000);
    const repeated = await on.app.inject({ url: `${PATH}?${query}`, headers: withKey });
    for (const { statusCode, body } of [list, inside, repeated]) {
      expect(statusCode).toBe(422);
      expect(body.length).toBeLessThan(4_000); // The error does not list each member.
    }
  });

  test.each(['1e9', '6', '0', '-1', '2.5', '1e400', '[5]'])('a tree of depth %s is refused', async (depth) => {
    const body = JSON.stringify({ ...EXAMPLE_BIRTH, depth: 'here' }).replace('"here"', depth);
    const answer = await on.app.inject({
      method: 'POST',
      url: '/api/v1/dasha/vimshottari',
      headers: { ...withKey, 'content-type': 'application/json' },
      payload: body,
    });
    expect([answer.statusCode, answer.body.includes('"depth"')]).toEqual([422, true]);
  });

  test('a request that says its length in two ways is none', async () => {
    for (const twice of ['content-length: 5\r\ntransfer-encoding: chunked', 'content-length: 5\r\ncontent-length: 6']) {
      const { said } = await pour(`${head}${twice}\r\n\r\n`, Buffer.from('0\r\n\r\n'), 5);
      expect(said).toMatch(/^HTTP\/1.1 400 /);
    }
  });
});
