/** What to call somebody who has given no name yet. */
export const nameFrom = (email: string): string => email.split('@')[0] ?? email;

/** What to call a workspace that its owner never came to name. */
export const unnamedWorkspaceOf = (email: string): string => `${nameFrom(email).slice(0, 40)}’s workspace`;
