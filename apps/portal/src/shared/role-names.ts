import type { Role } from '@graha/domain/team/roles';

export const ROLE_NAMES = {
  owner: 'Owner',
  admin: 'Admin',
  developer: 'Developer',
  viewer: 'Viewer',
} as const satisfies Record<Role, string>;

/** Rights of the roles in a sentence, for the choice in an invitation; the table of roles has each of them. */
export const ROLE_SENTENCES = {
  admin: 'Everything but the ownership, deleting the workspace and its two-factor rule.',
  developer: 'Keys, births, requests and the playground. No bills, webhooks or audit log, and no change of the team.',
  viewer: 'Sees usage, requests, alerts and the team. Sees no keys and changes nothing.',
} as const satisfies Record<Exclude<Role, 'owner'>, string>;
