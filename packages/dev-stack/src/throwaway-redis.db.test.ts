import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { throwawayRedis } from './test-context.ts';

/** The server's answer to one command, or `silence` after the time. */
function ask(url: string, command: string, withinMs = 500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' }, () =>
      socket.write(`${command}\r\n`),
    );
    const end = (said: string) => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(withinMs, () => end('silence'));
    socket.once('data', (said) => end(String(said).trim()));
    socket.once('error', () => end('nobody'));
  });
}

test('a server of its own can be paused, killed and started again on its port, empty, and is gone in the end', async (context) => {
  const redis = await throwawayRedis({ stoppable: true });
  if (!redis?.server) return context.skip('there is no Redis here');
  const { url, server } = redis;
  expect(await ask(url, 'SET kept 1')).toBe('+OK');
  server.pause();
  expect(await ask(url, 'GET kept', 200)).toBe('silence');
  server.resume();
  expect(await ask(url, 'GET kept')).toContain('1');
  await server.kill();
  expect(await ask(url, 'GET kept')).toBe('nobody');
  await server.start();
  expect(await ask(url, 'GET kept')).toBe('$-1');
  await redis.remove();
  expect(await ask(url, 'GET kept')).toBe('nobody');
});
