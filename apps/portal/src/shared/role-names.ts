import type { Role } from '@graha/domain/team/roles';

export const ROLE_NAMES = {
  owner: 'Owner',
  admin: 'Admin',
  developer: 'Developer',
  viewer: 'Viewer',
} as const satisfies Record<Role, string>;
