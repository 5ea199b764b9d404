import { LENGTHS } from '@graha/domain/typed-text';

/** The default name of a user. */
export const nameFrom = (email: string): string => (email.split('@')[0] ?? email).slice(0, LENGTHS.name);

/** The default name of a workspace. */
export const unnamedWorkspaceOf = (email: string): string => `${nameFrom(email).slice(0, 40)}’s workspace`;
