import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './primary-client.ts';
import { createPool } from './pool.ts';

const message = (type: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.from(`${type}....`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const READY = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);
const ENDED = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

const INTEGER = Buffer.from([0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0]);
const FIRST_TIMELINE = Buffer.concat([
  message('T', Buffer.from([0, 1]), 'timeline\0', Buffer.alloc(6), INTEGER),
  message('D', Buffer.from([0, 1, 0, 0, 0, 1]), '1'),
  message('C', 'SELECT 1\0'),
  message('Z', 'I'),
]);

/** A primary that shuts down: it accepts a session and ends it in one packet. */
let primary: Server;
let hosts: string;

beforeAll(async () => {
  primary = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (startup) => {
      if (!startup.includes('graha-look')) return socket.end(Buffer.concat([READY, ENDED]));
      socket.once('data', () => socket.write(FIRST_TIMELINE));
      socket.write(READY);
    });
  }).listen(0, '127.0.0.1');
  await once(primary, 'listening');
  const address = primary.address();
  hosts = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => primary.close());

/** On broken code the error has no listener: the process ends, and the runner reports an unhandled error. */
test.each([1, 2])(
  'a session that the server ends at once, of %i hosts, fails its query and not the process',
  async (count) => {
    const url = `postgresql://user:password@${Array<string>(count).fill(hosts).join()}/graha`;
    const pool = createPool({ url, applicationName: 'test', max: 1, onError: () => {} });
    await expect(pool.query('SELECT 1')).rejects.toThrow(/terminat|not queryable/);
    await pool.end();
    const client = createClient(url, {});
    await client.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|not queryable/);
    await client.end();
  },
);
