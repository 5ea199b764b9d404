import { expect, test } from 'vitest';
import { booksInMemory, callerAs, OURS, outcomeOf, THEIRS, viewerNow } from '../../trpc/testing.ts';
import { OUR_MEMBER, teamBooksInMemory, THEIR_INVITATION, THEIR_MEMBER } from './books-in-memory.ts';

const heard = () => {
  const calls: string[] = [];
  return { calls, books: { ...booksInMemory(), ...teamBooksInMemory(OURS, THEIRS, calls) } };
};

test('the ids of another workspace answer like ids that do not exist', async () => {
  const { team } = callerAs('owner');
  const missing = '3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e99';
  const pairs = [
    [team.remove({ userId: THEIR_MEMBER }), team.remove({ userId: 'nobody' })],
    [team.changeRole({ userId: THEIR_MEMBER, role: 'viewer' }), team.changeRole({ userId: 'nobody', role: 'viewer' })],
    [team.resend({ invitationId: THEIR_INVITATION }), team.resend({ invitationId: missing })],
    [team.withdraw({ invitationId: THEIR_INVITATION }), team.withdraw({ invitationId: missing })],
    [
      team.transfer({ userId: THEIR_MEMBER, typed: 'Nadir Tools' }),
      team.transfer({ userId: 'nobody', typed: 'Nadir Tools' }),
    ],
  ];
  for (const [theirs, nobodys] of pairs) {
    const told = await Promise.allSettled([theirs, nobodys]);
    expect(told[0]).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    expect(String(told[0]?.status === 'rejected' && told[0].reason)).toBe(
      String(told[1]?.status === 'rejected' && told[1].reason),
    );
  }
});

test('an invitation goes out for the workspace of the session, with the address in small letters', async () => {
  const { calls, books } = heard();
  await callerAs('admin', { books }).team.invite({ email: ' Bo@Orbit.Example ', role: 'viewer' });
  expect(calls).toEqual([`invite ${OURS} bo@orbit.example viewer`]);
});

test('nobody is invited as owner, nor by somebody whose own address is not verified', async () => {
  const { calls, books } = heard();
  // Safe: what the procedure does with what its type does not allow is what is asked here.
  const asOwner = callerAs('owner', { books }).team.invite({ email: 'bo@orbit.example', role: 'owner' as 'admin' });
  expect(await outcomeOf(asOwner)).toBe('BAD_REQUEST');
  const viewer = { ...viewerNow(), isVerified: false };
  const unverified = callerAs('owner', { books, viewer }).team.invite({ email: 'bo@orbit.example', role: 'viewer' });
  expect(await outcomeOf(unverified)).toBe('FORBIDDEN');
  expect(calls).toEqual([]);
});

test('the ownership is not transferred without the workspace’s name, nor by an old session', async () => {
  const { calls, books } = heard();
  const wish = { userId: OUR_MEMBER, typed: 'Nadir Tools' };
  expect(await outcomeOf(callerAs('owner', { books }).team.transfer({ ...wish, typed: 'Nadir' }))).toBe('BAD_REQUEST');
  const viewer = { ...viewerNow(), signedInAt: new Date(Date.now() - 25 * 3_600_000) };
  expect(await outcomeOf(callerAs('owner', { books, viewer }).team.transfer(wish))).toBe('PRECONDITION_FAILED');
  expect(calls).toEqual([]);
  await callerAs('owner', { books }).team.transfer(wish);
  expect(calls).toEqual([`transfer ${OURS} ${OUR_MEMBER}`]);
});

test('who leaves removes themselves from the workspace of the session; the owner cannot', async () => {
  const { calls, books } = heard();
  expect(await outcomeOf(callerAs('owner', { books }).team.leave())).toBe('FORBIDDEN');
  await callerAs('viewer', { books }).team.leave();
  expect(calls).toEqual([`remove ${OURS} user-1`]);
});

test('who accepts an invitation works there from then on, in this session', async () => {
  const { calls, books } = heard();
  await callerAs('stranger', { books }).team.accept({ invitationId: '3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e53' });
  expect(calls).toEqual([`choose ${THEIRS} session-1`]);
});
