import { ACTIONS, may, type Action, type Role } from '@graha/domain/team/roles';
import { expect, test } from 'vitest';
import { ROLE_SENTENCES } from './role-names.ts';

// Safe: the keys of a constant object without further properties.
const ALL = Object.keys(ACTIONS) as Action[];
const lacks = (role: Role) => ALL.filter((action) => !may(role, action));

test('the sentences of an invitation say what the roles may do', () => {
  expect(lacks('admin')).toEqual(['workspace.delete', 'workspace.secure', 'workspace.transfer']);
  expect(ROLE_SENTENCES.admin).toBe('Everything but the ownership, deleting the workspace and its two-factor rule.');

  for (const right of ['keys.manage', 'births.manage', 'requests.content', 'playground.spend'] as const)
    expect([right, may('developer', right)]).toEqual([right, true]);
  expect(lacks('developer')).toEqual(
    expect.arrayContaining(['billing.read', 'webhooks.read', 'audit.read', 'team.manage']),
  );

  const viewed = ALL.filter((action) => may('viewer', action));
  expect(viewed).toEqual(['workspace.read', 'usage.read', 'requests.read', 'team.read', 'alerts.read']);
  expect(ROLE_SENTENCES.viewer).toBe('Sees usage, requests, alerts and the team. Sees no keys and changes nothing.');
});
