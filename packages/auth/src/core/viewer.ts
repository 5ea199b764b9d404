import type { Role } from '@graha/domain/team/roles';
import { LENGTHS } from '@graha/domain/core/typed-text';

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

/** `secondFactorSince`: since when the workspace requires a second factor of its members; null: it does not. */
export type Membership = Workspace & { secondFactorSince: Date | null };

/** What a workspace that requires a second factor asks of a member before it opens. */
export type SecondFactorDue =
  /** The account has no second factor. */
  | 'set-up'
  /** The session began before the workspace required one, so perhaps with a password alone. */
  | 'confirm';

type Entered = { hasTwoFactor: boolean; signedInAt: Date };

export function secondFactorDue(
  { secondFactorSince }: Pick<Membership, 'secondFactorSince'>,
  { hasTwoFactor, signedInAt }: Entered,
): SecondFactorDue | null {
  if (secondFactorSince === null) return null;
  if (!hasTwoFactor) return 'set-up';
  return signedInAt < secondFactorSince ? 'confirm' : null;
}

/** The default name of a user. */
export const nameFrom = (email: string): string => (email.split('@')[0] ?? email).slice(0, LENGTHS.name);

/** The default name of a workspace. */
export const unnamedWorkspaceOf = (email: string): string => `${nameFrom(email).slice(0, 40)}’s workspace`;
