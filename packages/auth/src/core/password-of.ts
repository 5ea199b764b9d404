import type { AuthParts } from './auth-parts.ts';

/** Whether this is the user's password. */
export async function isPasswordOf(
  { internalAdapter, password: passwords }: AuthParts,
  userId: string,
  password: string,
): Promise<boolean> {
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
  return typeof hash === 'string' && passwords.verify({ hash, password });
}
