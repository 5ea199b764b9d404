import { expect, test } from 'vitest';
import { booksInMemory, callerAs, OURS, outcomeOf, viewerNow } from '../../trpc/testing.ts';
import { settingsBooksInMemory } from './books-in-memory.ts';

test('the workspace of the session is deleted, once its name is typed by a fresh session', async () => {
  const calls: string[] = [];
  const books = { ...booksInMemory(), ...settingsBooksInMemory(calls) };
  const typed = 'Nadir Tools';
  expect(await outcomeOf(callerAs('owner', { books }).settings.requestDeletion({ typed: 'Nadir' }))).toBe(
    'BAD_REQUEST',
  );
  const viewer = { ...viewerNow(), signedInAt: new Date(Date.now() - 25 * 3_600_000) };
  expect(await outcomeOf(callerAs('owner', { books, viewer }).settings.requestDeletion({ typed }))).toBe(
    'PRECONDITION_FAILED',
  );
  expect(calls).toEqual([]);
  await callerAs('owner', { books }).settings.requestDeletion({ typed });
  expect(calls).toEqual([`delete ${OURS}`]);
});

test('a workspace that is paid for is not deleted before the plan is cancelled', async () => {
  const calls: string[] = [];
  const standing = { isOpen: true, isGranted: false, isSubscribed: true, isLate: false, scheduled: null };
  const books = { ...booksInMemory(), ...settingsBooksInMemory(calls), standing: async () => standing };
  const asked = callerAs('owner', { books }).settings.requestDeletion({ typed: 'Nadir Tools' });
  expect(await outcomeOf(asked)).toBe('CONFLICT');
  expect(calls).toEqual([]);
});

test('a deletion is seen by everybody and taken back by the owner', async () => {
  const books = { ...booksInMemory(), ...settingsBooksInMemory() };
  const { dueAt } = await callerAs('owner', { books }).settings.requestDeletion({ typed: 'Nadir Tools' });
  expect((await callerAs('viewer', { books }).settings.read()).erasureDueAt).toEqual(dueAt);
  await callerAs('owner', { books }).settings.withdrawDeletion();
  expect((await callerAs('viewer', { books }).settings.read()).erasureDueAt).toBeNull();
});
