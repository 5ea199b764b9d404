import { expect, test } from 'vitest';
import { ACTIONS, may, ROLES, type Action } from './roles.ts';

// Safe: the keys of a constant object without further properties.
const actions = Object.keys(ACTIONS) as Action[];

test('the owner may do everything', () => {
  expect(actions.filter((action) => !may('owner', action))).toEqual([]);
});

test('each role may do all that the next one may', () => {
  for (const [rank, role] of ROLES.slice(1).entries()) {
    const above = ROLES[rank];
    if (!above) throw new Error('unreachable');
    expect(actions.filter((action) => may(role, action) && !may(above, action))).toEqual([]);
  }
});

test('only the owner ends, secures or hands over a workspace', () => {
  expect(actions.filter((action) => !may('admin', action))).toEqual([
    'workspace.delete',
    'workspace.secure',
    'workspace.transfer',
  ]);
});

test('a developer works with keys and spends, and sees no money', () => {
  expect(may('developer', 'keys.manage')).toBe(true);
  expect(may('developer', 'playground.spend')).toBe(true);
  expect(may('developer', 'billing.read')).toBe(false);
  expect(may('developer', 'team.manage')).toBe(false);
});

test('a viewer reads and changes nothing', () => {
  expect(actions.filter((action) => may('viewer', action) && !ACTIONS[action].reads)).toEqual([]);
});

test('an impersonator may neither spend nor change anything', () => {
  expect(actions.filter((action) => may('impersonator', action) && !action.endsWith('.read'))).toEqual([]);
  expect(may('impersonator', 'playground.spend')).toBe(false);
});
