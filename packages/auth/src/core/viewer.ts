import type { Role } from '@graha/domain/team/roles';
import { LENGTHS } from '@graha/domain/core/typed-text';

/** The signed-in user. */
export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** Start of this session. After a day, the most critical changes need a new proof. */
  signedInAt: Date;
};

/** The workspace in which the user works. */
export type Workspace = { tenantId: string; name: string; role: Role };

/** `secondFactorSince`: the instant from which the workspace requires a second factor of its members; null if it does not. */
export type Membership = Workspace & { secondFactorSince: Date | null };

/** The requirement of a workspace with a mandatory second factor before it opens for a member. */
export type SecondFactorDue =
  /** The account has no second factor. */
  | 'set-up'
  /** The session began before the workspace required one, so possibly with only a password. */
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

/** Returns the default name of a user. */
export const nameFrom = (email: string): string => (email.split('@')[0] ?? email).slice(0, LENGTHS.name);

/** Returns a name from a provider without the text that cannot be stored, cut to the length of ours. It may be empty. */
export const nameOfProvider = (name: string): string =>
  name
    .trim()
    .slice(0, LENGTHS.name)
    .replaceAll(/\0|\p{Surrogate}/gu, '')
    .trim();

/** Returns the default name of a workspace. */
export const unnamedWorkspaceOf = (email: string): string => `${nameFrom(email).slice(0, 40)}’s workspace`;
