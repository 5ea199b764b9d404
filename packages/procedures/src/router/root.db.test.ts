import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Refusal } from '@graha/domain/core/refusal';
import { ROLES } from '@graha/domain/team/roles';
import { personRows } from '../testing/person-rows.ts';
import { insertPeople, newPerson } from '../testing/scene-rows.ts';
import { impersonationOf, kindsOfProcedures, OURS, useScene, viewerOf } from '../testing/scene.ts';
import { workspaceRows } from '../testing/workspace-rows.ts';

const scene = useScene(createTestDatabase);
const PROCEDURES = { ...workspaceRows(scene), ...personRows(scene) };

const kinds = kindsOfProcedures();

/** Returns `ok`, the code of a refusal, or the code of the error. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    ({ cause, code }) => (cause instanceof Refusal ? cause.code : String(code)),
  );

test('no procedure is left out of the table', () => {
  expect(Object.keys(PROCEDURES).toSorted()).toEqual(
    Object.keys(kinds)
      .filter((name) => !name.startsWith('admin.')) // No role in a workspace may call them; a separate test covers their callers.
      .toSorted(),
  );
});

describe.each(Object.entries(PROCEDURES))('%s', (name, { prepare, call, roles, own: isOwn, ends = 'ok', ...row }) => {
  const isRead = kinds[name] === 'query';
  const ours = { ...OURS, found: '' };

  test.each(ROLES)('%s', async (role) => {
    const isAllowed = roles.includes(role);
    const workspace = isRead || !isAllowed ? OURS : await scene.openWorkspace();
    const found = (isAllowed && (await prepare?.(workspace, workspace.people[role]))) || '';
    const before = await scene.eventsOf(OURS);
    const outcome = await endOf(call(scene.callerAs(role, {}, workspace), { ...workspace, found }));
    expect(outcome).toBe(isAllowed ? ends : (row.endsForOthers ?? 'FORBIDDEN'));
    expect(await scene.eventsOf(OURS)).toEqual(before);
  });

  test('an operator who views the workspace as its owner reads what the owner reads, and changes nothing', async () => {
    const before = await scene.eventsOf(OURS);
    const outcome = await endOf(call(scene.callerAs('owner', { impersonation: impersonationOf(OURS) }), ours));
    expect(outcome).toBe(isRead && roles.includes('owner') && !row.isPrivate ? ends : 'FORBIDDEN');
    expect(await scene.eventsOf(OURS)).toEqual(before);
  });

  test('nobody is asked to sign in, unless it is open to visitors', async () =>
    expect(await endOf(call(scene.callerAs(null), ours))).toBe(row.isOpen ? ends : 'UNAUTHORIZED'));

  test('somebody without a workspace finds none, but has an account', async () => {
    const stranger = newPerson('Esha', `${randomUUID()}.example`);
    await insertPeople(scene.pools.identity, [stranger]);
    const found = (isOwn && (await prepare?.(OURS, stranger))) || '';
    const as = { viewer: viewerOf(stranger), self: scene.selfOf(stranger) };
    const outcome = await endOf(call(scene.callerAs('stranger', as), { ...OURS, found }));
    expect(outcome).toBe(isOwn ? (row.endsForStranger ?? ends) : 'tenant_unknown');
  });
});
