import { expect, test } from 'vitest';
import { callerAs, NOW, OUR_KEY, OURS, booksInMemory, outcomeOf, THEIR_KEY, THEIRS } from '../../trpc/testing.ts';

test('a workspace reads its own log and no other’s', async () => {
  const log = await callerAs('owner').auditLog.list({});
  expect(log.entries.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Began to view the workspace, read only, .*: They see no invoices$/),
    'Revoked the key Production',
    `Renamed the workspace to ${OURS}`,
  ]);
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`${THEIRS}|${THEIR_KEY}`));
  expect(log.entries[1]).toMatchObject({
    who: { name: 'user-1', detail: 'user-1@nadir.tools' },
    data: { keyId: OUR_KEY },
  });
});

test('pages come to their end, and each entry is on one of them', async () => {
  const { auditLog } = callerAs('owner');
  const first = await auditLog.list({ limit: 2 });
  const second = await auditLog.list({ limit: 2, cursor: first.next });
  expect([...first.entries, ...second.entries].map(({ pos }) => pos)).toEqual([3, 2, 1]);
  expect(second.next).toBeNull();
});

test('filters are handed to the log as types, an actor and whole days', async () => {
  const asked: unknown[] = [];
  const books = {
    ...booksInMemory(),
    auditTrail: async (...question: unknown[]) => {
      asked.push(question);
      return [];
    },
  };
  const { auditLog } = callerAs('owner', { books });
  await auditLog.list({ kind: 'visits', actor: 'member:user-2', from: '2026-11-20', to: '2026-11-21', limit: 10 });
  await auditLog.list({ actor: 'operator', limit: 10 });
  expect(asked).toEqual([
    [
      OURS,
      {
        type: ['ImpersonationStarted', 'ImpersonationEnded'],
        actor: { kind: 'user', id: 'user-2' },
        from: new Date('2026-11-20T00:00:00Z'),
        to: new Date('2026-11-22T00:00:00Z'),
        limit: 11,
      },
    ],
    [OURS, { actor: { kind: 'admin' }, limit: 11 }],
  ]);
});

test('what is no filter is not asked, and a page that is none is refused', async () => {
  // Safe: what an address may hold.
  const wrong = { actor: 'key:1; drop', from: 'yesterday', kind: 'secrets' } as object;
  const { entries } = await callerAs('admin').auditLog.list(wrong);
  expect(entries.map(({ at }) => at)).toEqual([NOW, NOW, NOW]);
  expect(await outcomeOf(callerAs('admin').auditLog.list({ cursor: 0 }))).toBe('BAD_REQUEST');
});
