/** From most to least powerful. */
export const ROLES = ['owner', 'admin', 'developer', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE = ['owner', 'admin', 'developer', 'viewer'] as const;
const BUILDERS = ['owner', 'admin', 'developer'] as const;
const KEEPERS = ['owner', 'admin'] as const;
const OWNER = ['owner'] as const;

/** Actions in a workspace, with the roles that may do them. An impersonator may only do those with `reads`. */
export const ACTIONS = {
  'workspace.read': { roles: EVERYONE, reads: true },
  'workspace.rename': { roles: KEEPERS, reads: false },
  'workspace.place': { roles: KEEPERS, reads: false },
  'workspace.formulas': { roles: KEEPERS, reads: false },
  'workspace.brand': { roles: KEEPERS, reads: false },
  'workspace.export': { roles: KEEPERS, reads: false },
  'workspace.delete': { roles: OWNER, reads: false },
  'workspace.secure': { roles: OWNER, reads: false },
  'workspace.transfer': { roles: OWNER, reads: false },
  // A viewer is somebody who may see the use but not the keys; lists of calls have their names.
  'keys.read': { roles: BUILDERS, reads: true },
  'keys.manage': { roles: BUILDERS, reads: false },
  // Such a key has the rights of owners and admins: it creates keys and reads the bills.
  'keys.delegate': { roles: KEEPERS, reads: false },
  'usage.read': { roles: EVERYONE, reads: true },
  'requests.read': { roles: EVERYONE, reads: true },
  // Requests name people: their dates and places of birth.
  'requests.content': { roles: BUILDERS, reads: false },
  'playground.spend': { roles: BUILDERS, reads: false },
  'billing.read': { roles: KEEPERS, reads: true },
  'billing.manage': { roles: KEEPERS, reads: false },
  'team.read': { roles: EVERYONE, reads: true },
  'team.manage': { roles: KEEPERS, reads: false },
  'alerts.read': { roles: EVERYONE, reads: true },
  'alerts.manage': { roles: KEEPERS, reads: false },
  // Messages mention invoices, which developers may not see.
  'webhooks.read': { roles: KEEPERS, reads: true },
  'webhooks.manage': { roles: KEEPERS, reads: false },
  // People who are not members: their dates and places of birth.
  'births.read': { roles: BUILDERS, reads: false },
  'births.manage': { roles: BUILDERS, reads: false },
  'sso.read': { roles: KEEPERS, reads: true },
  'sso.manage': { roles: KEEPERS, reads: false },
  'audit.read': { roles: KEEPERS, reads: true },
} as const satisfies Record<string, { roles: readonly Role[]; reads: boolean }>;

export type Action = keyof typeof ACTIONS;

/** The viewer of a workspace: a member by role, or an operator who impersonates its owner and may change nothing. */
export type Sight = Role | 'impersonator';

/** Returns the sight of a request: an impersonator has the role of the owner in the workspace, and its rights to read alone. */
export const sightOf = (seen: { workspace: { role: Role }; impersonation: object | null }): Sight =>
  seen.impersonation ? 'impersonator' : seen.workspace.role;

export function may(sight: Sight, action: Action): boolean {
  if (sight === 'impersonator') return ACTIONS[action].reads;
  const roles: readonly Role[] = ACTIONS[action].roles;
  return roles.includes(sight);
}
