import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test, vi } from 'vitest';
import type { AppRouter } from '@graha/procedures/router/root';
import { stepUpLink } from './step-up-link.ts';
import { refusal } from './testing.ts';

/** Returns a server that answers in turn with a refusal of this code, or with `ok`. */
function server(...codes: (string | null)[]) {
  let calls = 0;
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      const code = codes[calls];
      calls += 1;
      if (code) observer.error(refusal(code));
      else {
        observer.next({ result: { data: 'ok' } });
        observer.complete();
      }
    });
  return { link, calls: () => calls };
}

const callThrough = (link: TRPCLink<AppRouter>, confirm: () => Promise<boolean>) =>
  createTRPCClient<AppRouter>({ links: [stepUpLink(confirm), link] }).profile.beginPasskey.mutate();

test('a call that asks for a fresh session is sent again once there is one', async () => {
  const { link, calls } = server('PRECONDITION_FAILED', null);
  const confirm = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  expect(await callThrough(link, confirm)).toBe('ok');
  expect([calls(), confirm.mock.calls.length]).toEqual([2, 1]);
});

test('who does not confirm meets the refusal, and nothing is sent again', async () => {
  const { link, calls } = server('PRECONDITION_FAILED', null);
  await expect(callThrough(link, async () => false)).rejects.toThrow('PRECONDITION_FAILED');
  expect(calls()).toBe(1);
});

test('who is asked again right after confirming is not asked for ever', async () => {
  const { link, calls } = server('PRECONDITION_FAILED', 'PRECONDITION_FAILED', null);
  await expect(callThrough(link, async () => true)).rejects.toThrow('PRECONDITION_FAILED');
  expect(calls()).toBe(2);
});

test('any other refusal is handed on at once', async () => {
  const confirm = vi.fn<() => Promise<boolean>>();
  await expect(callThrough(server('FORBIDDEN').link, confirm)).rejects.toThrow('FORBIDDEN');
  expect(confirm).not.toHaveBeenCalled();
});
