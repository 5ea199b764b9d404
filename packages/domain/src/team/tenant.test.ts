import { describe, expect, test } from 'vitest';
import { tenant, type TenantCommand } from './tenant.ts';
import { tenantEvents, type TenantEvent } from './tenant-events.ts';
import { specify } from '../core/testing.ts';

const { given } = specify(tenant);
const now = '2026-01-31T12:00:00Z';
const later = '2026-02-07T12:00:00Z';

const created: TenantEvent = { type: 'TenantCreated', data: { name: 'Acme', ownerUserId: 'u1' } };
const suspended: TenantEvent = { type: 'TenantSuspended', data: { reason: 'abuse' } };
const resumed: TenantEvent = { type: 'TenantResumed', data: {} };
const invited: TenantEvent = {
  type: 'MemberInvited',
  data: { invitationId: 'i1', role: 'developer', expiresAt: later },
};
const joined: TenantEvent = { type: 'MemberJoined', data: { userId: 'u2', role: 'developer', invitationId: null } };
const transferred: TenantEvent = { type: 'OwnershipTransferred', data: { fromUserId: 'u1', toUserId: 'u2' } };
const erasureRequested: TenantEvent = { type: 'ErasureRequested', data: { dueAt: later } };
const erased: TenantEvent = { type: 'ErasureCompleted', data: {} };

const create: TenantCommand = { type: 'create', name: 'Acme', ownerUserId: 'u1', now };
const invite: TenantCommand = { type: 'invite', invitationId: 'i1', role: 'developer', expiresAt: later, now };
const everyOther: TenantCommand[] = [
  { type: 'rename', name: 'Other', now },
  { type: 'suspend', reason: 'abuse', now },
  { type: 'resume', now },
  invite,
  { type: 'withdrawInvitation', invitationId: 'i1', now },
  { type: 'join', userId: 'u2', role: 'viewer', invitationId: null, now },
  { type: 'changeRole', userId: 'u2', role: 'admin', now },
  { type: 'removeMember', userId: 'u2', now },
  { type: 'transferOwnership', toUserId: 'u2', now },
  { type: 'requestExport', exportId: 'x1', now },
  { type: 'switchAlert', pct: 80, isOn: false, now },
  { type: 'addAlert', alertId: 'a1', pct: 65, keyId: null, now },
  { type: 'removeAlert', alertId: 'a1', now },
  { type: 'setSpendLimit', creditsMax: 500, now },
  { type: 'requireSecondFactor', isRequired: true, now },
  { type: 'chooseClock', clock: { timezone: 'Asia/Kolkata', place: null }, now },
  { type: 'chooseFormulaVersion', version: '2026-11-28', now },
  { type: 'requestErasure', dueAt: later, now },
  { type: 'withdrawErasure', now },
  { type: 'completeErasure', now },
];

describe.each(everyOther)('$type', (command) => {
  test('needs a workspace', () => given().when(command).thenRefuses('tenant_unknown'));
  test('is refused after the erasure', () => given(created, erased).when(command).thenRefuses('tenant_erased'));
});

describe('a workspace', () => {
  test('begins once', () => given().when(create).then(created));
  test('may begin with fewer calls than its plan allows', () =>
    given()
      .when({ ...create, callsMax: 100 })
      .then({ type: 'TenantCreated', data: { name: 'Acme', ownerUserId: 'u1', callsMax: 100 } }));
  test('found to exist is left as it is', () => given(created).when(create).then());
  test('found to exist while suspended is left as it is', () => given(created, suspended).when(create).then());
  test('is not created again after its erasure', () =>
    given(created, erased).when(create).thenRefuses('tenant_erased'));

  test('is renamed', () =>
    given(created)
      .when({ type: 'rename', name: 'New', now })
      .then({ type: 'TenantRenamed', data: { name: 'New' } }));
  test('renamed to its own name stays as it is', () =>
    given(created).when({ type: 'rename', name: 'Acme', now }).then());

  test('is suspended', () => given(created).when({ type: 'suspend', reason: 'abuse', now }).then(suspended));
  test('is suspended once', () => given(created, suspended).when({ type: 'suspend', reason: 'again', now }).then());
  test('is resumed', () => given(created, suspended).when({ type: 'resume', now }).then(resumed));
  test('is resumed for a reason that is written down', () =>
    given(created, suspended)
      .when({ type: 'resume', now, reason: 'They paid.' })
      .then({ type: 'TenantResumed', data: { reason: 'They paid.' } }));
  test('that is active needs no resuming', () => given(created).when({ type: 'resume', now }).then());
});

describe('an invitation', () => {
  test('is made', () => given(created).when(invite).then(invited));
  test('is made once', () => given(created, invited).when(invite).then());
  test('never makes an owner', () =>
    given(created)
      .when({ ...invite, role: 'owner' })
      .thenRefuses('owner_by_transfer'));
  test('must not be over before it begins', () =>
    given(created)
      .when({ ...invite, expiresAt: now })
      .thenRefuses('expiry_in_past'));

  const withdrawn: TenantEvent = { type: 'InvitationWithdrawn', data: { invitationId: 'i1' } };
  const withdraw: TenantCommand = { type: 'withdrawInvitation', invitationId: 'i1', now };
  test('is withdrawn', () => given(created, invited).when(withdraw).then(withdrawn));
  test('that does not exist cannot be withdrawn', () =>
    given(created).when(withdraw).thenRefuses('invitation_unknown'));

  const accept: TenantCommand = { type: 'join', userId: 'u2', role: 'developer', invitationId: 'i1', now };
  const accepted: TenantEvent = { type: 'MemberJoined', data: { userId: 'u2', role: 'developer', invitationId: 'i1' } };
  test('is accepted', () => given(created, invited).when(accept).then(accepted));
  test('cannot be accepted when over', () =>
    given(created, invited)
      .when({ ...accept, now: later })
      .thenRefuses('invitation_expired'));
  test('cannot be accepted for another role', () =>
    given(created, invited)
      .when({ ...accept, role: 'admin' })
      .thenRefuses('invitation_unknown'));
  test('cannot be accepted after its withdrawal', () =>
    given(created, invited, withdrawn).when(accept).thenRefuses('invitation_unknown'));
  test('serves one person', () =>
    given(created, invited, accepted)
      .when({ ...accept, userId: 'u3' })
      .thenRefuses('invitation_unknown'));
});

describe('a member', () => {
  const join: TenantCommand = { type: 'join', userId: 'u2', role: 'developer', invitationId: null, now };
  test('joins', () => given(created).when(join).then(joined));
  test('joins once', () => given(created, joined).when(join).then());
  test('does not join again in another role', () =>
    given(created, joined)
      .when({ ...join, role: 'admin' })
      .thenRefuses('member_exists'));
  test('does not join as a second owner', () =>
    given(created)
      .when({ ...join, role: 'owner' })
      .thenRefuses('owner_by_transfer'));
  test('may be the first owner of a workspace without one', () =>
    given({ type: 'TenantCreated', data: { name: 'System', ownerUserId: null } })
      .when({ ...join, role: 'owner' })
      .then({ type: 'MemberJoined', data: { userId: 'u2', role: 'owner', invitationId: null } }));

  test('changes roles', () =>
    given(created, joined)
      .when({ type: 'changeRole', userId: 'u2', role: 'admin', now })
      .then({ type: 'MemberRoleChanged', data: { userId: 'u2', from: 'developer', to: 'admin' } }));
  test('given the role already held stays as is', () =>
    given(created, joined).when({ type: 'changeRole', userId: 'u2', role: 'developer', now }).then());
  test('is never made owner but by transfer', () =>
    given(created, joined)
      .when({ type: 'changeRole', userId: 'u2', role: 'owner', now })
      .thenRefuses('owner_by_transfer'));
  test('who is the owner keeps that role', () =>
    given(created).when({ type: 'changeRole', userId: 'u1', role: 'viewer', now }).thenRefuses('owner_fixed'));
  test('who is unknown has no role to change', () =>
    given(created).when({ type: 'changeRole', userId: 'u9', role: 'viewer', now }).thenRefuses('member_unknown'));

  const remove: TenantCommand = { type: 'removeMember', userId: 'u2', now };
  const removed: TenantEvent = { type: 'MemberRemoved', data: { userId: 'u2' } };
  test('is removed', () => given(created, joined).when(remove).then(removed));
  test('is gone after the removal', () => given(created, joined, removed).when(remove).thenRefuses('member_unknown'));
  test('who is the owner cannot be removed', () =>
    given(created)
      .when({ ...remove, userId: 'u1' })
      .thenRefuses('owner_fixed'));
});

describe('the ownership', () => {
  const transfer: TenantCommand = { type: 'transferOwnership', toUserId: 'u2', now };
  test('passes to a member', () => given(created, joined).when(transfer).then(transferred));
  test('passed already is not passed again', () => given(created, joined, transferred).when(transfer).then());
  test('never passes to a stranger', () => given(created).when(transfer).thenRefuses('member_unknown'));
  test('leaves the old owner an admin, who can be removed', () =>
    given(created, joined, transferred)
      .when({ type: 'removeMember', userId: 'u1', now })
      .then({ type: 'MemberRemoved', data: { userId: 'u1' } }));
  test('of nobody cannot be passed', () =>
    given({ type: 'TenantCreated', data: { name: 'System', ownerUserId: null } }, joined)
      .when(transfer)
      .thenRefuses('member_unknown'));
});

describe('the end', () => {
  test('an export is requested', () =>
    given(created)
      .when({ type: 'requestExport', exportId: 'x1', now })
      .then({ type: 'DataExportRequested', data: { exportId: 'x1' } }));

  const request: TenantCommand = { type: 'requestErasure', dueAt: later, now };
  const withdrawn: TenantEvent = { type: 'ErasureWithdrawn', data: {} };
  test('an erasure is requested', () => given(created).when(request).then(erasureRequested));
  test('an erasure is requested once', () => given(created, erasureRequested).when(request).then());
  test('an erasure is never due before it is asked for', () =>
    given(created)
      .when({ ...request, dueAt: '2026-01-01T00:00:00Z' })
      .thenRefuses('expiry_in_past'));
  test('an erasure is withdrawn', () =>
    given(created, erasureRequested).when({ type: 'withdrawErasure', now }).then(withdrawn));
  test('without an erasure there is nothing to withdraw', () =>
    given(created).when({ type: 'withdrawErasure', now }).then());
  test('an erasure is completed when due', () =>
    given(created, erasureRequested).when({ type: 'completeErasure', now: later }).then(erased));
  test('an erasure is not completed before', () =>
    given(created, erasureRequested).when({ type: 'completeErasure', now }).thenRefuses('erasure_not_due'));
  test('a withdrawn erasure is never completed', () =>
    given(created, erasureRequested, withdrawn)
      .when({ type: 'completeErasure', now: later })
      .thenRefuses('erasure_not_due'));
});

test('no event of a workspace has a field for a person’s name or address', () => {
  const fields = new Set(Object.values(tenantEvents).flatMap((schema) => Object.keys(schema.shape)));
  expect([...fields].filter((field) => /mail|first|last|phone|address/i.test(field))).toEqual([]);
});
