import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import type { AppRouter } from '@graha/procedures/router/root';
import { renewedSessionLink } from './renewed-session-link.ts';
import { refusal } from './testing.ts';

type Sent = { type: string; answer: (code?: string) => void };

/** A client with the calls that were sent and wait for their answers. */
function connected() {
  const sent: Sent[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent.push({
          type: op.type,
          answer: (code) => {
            if (code !== undefined) return observer.error(refusal(code));
            observer.next({ result: { data: 'ok' } });
            observer.complete();
          },
        });
      });
  const client = createTRPCClient<AppRouter>({ links: [renewedSessionLink(), link] });
  return {
    sent,
    read: () => client.workspace.plan.query().catch((error: Error) => error.message),
    change: () => client.profile.beginPasskey.mutate().catch((error: Error) => error.message),
  };
}

test('a read that a change overtook is sent again, and the person stays', async () => {
  const { sent, read, change } = connected();
  const [reading, changing] = [read(), change()];
  sent[1]?.answer();
  await changing;
  sent[0]?.answer('UNAUTHORIZED');
  sent[2]?.answer();
  expect(await reading).toBe('ok');
});

test('a read that is refused while a change runs waits for its end', async () => {
  const { sent, read, change } = connected();
  const [reading, changing] = [read(), change()];
  sent[0]?.answer('UNAUTHORIZED');
  expect(sent).toHaveLength(2);
  sent[1]?.answer('FORBIDDEN');
  await changing;
  sent[2]?.answer();
  expect(await reading).toBe('ok');
});

test('without a change since it was sent, and at the second time, a read is refused as before', async () => {
  const { sent, read, change } = connected();
  const changing = change();
  sent[0]?.answer();
  await changing;
  const alone = read();
  sent[1]?.answer('UNAUTHORIZED');
  expect(await alone).toBe('UNAUTHORIZED');

  const [reading, second] = [read(), change()];
  sent[3]?.answer();
  await second;
  sent[2]?.answer('UNAUTHORIZED');
  sent[4]?.answer('UNAUTHORIZED');
  expect(await reading).toBe('UNAUTHORIZED');
  expect(sent).toHaveLength(5);
});
