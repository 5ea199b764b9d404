import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { listenForKeys, type Session } from './key-listener.ts';

class FakeSession extends EventEmitter {
  readonly said: string[] = [];
  closed = false;
  query(text: string): Promise<void> {
    this.said.push(text);
    return Promise.resolve();
  }
  close(): void {
    this.closed = true;
  }
}

test('names the key that changed; after every break it listens again and counts all keys as changed', async () => {
  const sessions: FakeSession[] = [];
  const heard: (string | null)[] = [];
  const losses: unknown[] = [];
  let refuse = false;
  const listener = listenForKeys(
    async () => {
      if (refuse) throw new Error('away');
      const session = new FakeSession();
      sessions.push(session);
      // Safe: an emitter with the two methods that a session has beside its events.
      return session as unknown as Session;
    },
    'graha_key',
    { changed: (publicId) => heard.push(publicId), lost: (error) => losses.push(error) },
  );
  await expect.poll(() => heard).toEqual([null]);
  expect(sessions[0]?.said).toEqual(['LISTEN graha_key']);
  sessions[0]?.emit('notification', { payload: 'abcdefgh' });
  expect(heard).toEqual([null, 'abcdefgh']);

  refuse = true;
  sessions[0]?.emit('error', new Error('broken'));
  await expect.poll(() => losses.length).toBeGreaterThan(1);
  expect(sessions[0]?.closed).toBe(true);
  refuse = false;
  await expect.poll(() => heard, { timeout: 3_000 }).toEqual([null, 'abcdefgh', null]);
  listener.stop();
  expect(sessions[1]?.closed).toBe(true);
});

test('told to stop while it is still connecting it leaves no connection behind', async () => {
  const session = new FakeSession();
  let connected = (): void => undefined;
  const connecting = new Promise<void>((resolve) => (connected = resolve));
  const listener = listenForKeys(
    async () => {
      await connecting;
      // Safe: as above.
      return session as unknown as Session;
    },
    'graha_key',
    { changed: () => undefined, lost: () => undefined },
  );
  listener.stop();
  connected();
  await expect.poll(() => session.closed).toBe(true);
  expect(session.said).toEqual([]);
});
