import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { listenForNews, type Session } from './news.ts';

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

test('names what changed; after every break it listens again and counts all as changed', async () => {
  const sessions: FakeSession[] = [];
  const heard: (string | null)[] = [];
  const heardOfAccounts: (string | null)[] = [];
  const losses: unknown[] = [];
  let refuse = false;
  const listener = listenForNews(
    async () => {
      if (refuse) throw new Error('away');
      const session = new FakeSession();
      sessions.push(session);
      // Safe: an emitter with the two methods that a session has in addition to its events.
      return session as unknown as Session;
    },
    { graha_key: (id) => heard.push(id), graha_account: (id) => heardOfAccounts.push(id) },
    (error) => losses.push(error),
  );
  await expect.poll(() => heard).toEqual([null]);
  expect(sessions[0]?.said).toEqual(['LISTEN graha_key; LISTEN graha_account']);
  sessions[0]?.emit('notification', { channel: 'graha_key', payload: 'abcdefgh' });
  sessions[0]?.emit('notification', { channel: 'graha_account', payload: 'a tenant' });
  sessions[0]?.emit('notification', { channel: 'another', payload: 'nothing of ours' });
  expect([heard, heardOfAccounts]).toEqual([
    [null, 'abcdefgh'],
    [null, 'a tenant'],
  ]);

  refuse = true;
  sessions[0]?.emit('error', new Error('broken'));
  await expect.poll(() => losses.length).toBeGreaterThan(1);
  expect(sessions[0]?.closed).toBe(true);
  refuse = false;
  await expect.poll(() => heard).toEqual([null, 'abcdefgh', null]);
  listener.stop();
  expect(sessions[1]?.closed).toBe(true);
});

test('stopped while it is still connecting it leaves no connection behind', async () => {
  const session = new FakeSession();
  let connected = (): void => undefined;
  const connecting = new Promise<void>((resolve) => (connected = resolve));
  const listener = listenForNews(
    async () => {
      await connecting;
      // Safe: as above.
      return session as unknown as Session;
    },
    { graha_key: () => undefined },
    () => undefined,
  );
  listener.stop();
  connected();
  await expect.poll(() => session.closed).toBe(true);
  expect(session.said).toEqual([]);
});
