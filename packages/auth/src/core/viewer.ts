import type { Role } from '@graha/domain/roles';
import { LENGTHS } from '@graha/domain/typed-text';

/** The user who is signed in. */
export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** When this session began: after a day, the gravest changes need a new proof. */
  signedInAt: Date;
};

/** The workspace that the user works in. */
export type Workspace = { tenantId: string; name: string; role: Role };

/** The default name of a user. */
export const nameFrom = (email: string): string => (email.split('@')[0] ?? email).slice(0, LENGTHS.name);

/** The default name of a workspace. */
export const unnamedWorkspaceOf = (email: string): string => `${nameFrom(email).slice(0, 40)}’s workspace`;
