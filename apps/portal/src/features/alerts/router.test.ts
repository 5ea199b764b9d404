import { expect, test } from 'vitest';
import { booksInMemory, callerAs, NOW, OURS, outcomeOf, THEIRS, viewerNow } from '../../trpc/testing.ts';
import { alertBooksInMemory } from './books-in-memory.ts';

/** Our books, with what is asked of them written down. */
function listening() {
  const calls: string[] = [];
  return { calls, books: { ...booksInMemory(), ...alertBooksInMemory(OURS, NOW, calls) } };
}

test('a workspace sees its own alerts and receivers, and another one’s are not among them', async () => {
  const { alerts, receivers } = await callerAs('viewer').alerts.read();
  expect(alerts).toEqual([{ pct: 50, of: 'calls', limit: 10_000, crossedAt: NOW, mails: 2 }]);
  expect(receivers.map(({ userId }) => userId)).toEqual(['user-0', 'user-1']);
  const workspace = { tenantId: THEIRS, name: 'Theirs', role: 'viewer' } as const;
  const theirs = await callerAs('viewer', { workspace }).alerts.read();
  expect({ alerts: theirs.alerts, receivers: theirs.receivers }).toEqual({ alerts: [], receivers: [] });
});

test('an alert is switched in the workspace of the session', async () => {
  const { calls, books } = listening();
  await callerAs('admin', { books }).alerts.turn({ pct: 80, isOn: false });
  expect(calls).toEqual([`${OURS} 80 off`]);
});

test('a threshold that there is not, and a workspace in the input, are refused', async () => {
  const { calls, books } = listening();
  const turn = (input: object) => {
    // Safe: what a stranger could send instead.
    const wrong = input as { pct: 50; isOn: boolean };
    return outcomeOf(callerAs('owner', { books }).alerts.turn(wrong));
  };
  expect(await turn({ pct: 90, isOn: true })).toBe('BAD_REQUEST');
  expect(await turn({ pct: 50, isOn: true, tenantId: THEIRS })).toBe('BAD_REQUEST');
  expect(calls).toEqual([]);
});

test('a test mail names its workspace and its sender, and is not sent again at once', async () => {
  const { calls, books } = listening();
  expect(await callerAs('owner', { books }).alerts.sendTest()).toEqual({ mails: 2 });
  expect(calls).toEqual([`test ${OURS} Nadir Tools asha`]);
  const tired = { ...books, sendTestAlert: async () => 0 };
  await expect(callerAs('owner', { books: tired }).alerts.sendTest()).rejects.toThrow(
    /^A test mail was sent within the last ten minutes/,
  );
});

test('whoever has not verified an address sends no test mail', async () => {
  const { calls, books } = listening();
  const viewer = { ...viewerNow(), isVerified: false };
  expect(await outcomeOf(callerAs('owner', { books, viewer }).alerts.sendTest())).toBe('FORBIDDEN');
  expect(calls).toEqual([]);
});
