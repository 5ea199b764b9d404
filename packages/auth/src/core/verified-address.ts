import { BASE_ERROR_CODES } from '@better-auth/core/error';
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { AccountPorts, AuthParts } from './ports.ts';

type Person = { id: string; emailVerified: boolean };

/** A row with its creation time, if one was stored. */
type Dated = { id: string; createdAt?: Date | null };

/** Marks an address as verified and records it in the history. */
export async function markVerified({ internalAdapter }: AuthParts, ports: AccountPorts, userId: string): Promise<void> {
  await internalAdapter.updateUser(userId, { emailVerified: true, emailVerifiedAt: new Date() });
  await ports.record(userId, { type: 'EmailVerified', data: {} });
}

/** Removes all additions from before the address was verified, because a stranger may have made them. Later additions stay. */
export async function dropUnverified(context: AuthParts, ports: AccountPorts, person: Person): Promise<void> {
  const { adapter, internalAdapter } = context;
  const own = [{ field: 'userId', value: person.id }];
  const verifiedAt = person.emailVerified ? await verifiedAtOf(context, person.id) : null;
  const wasUnverified = ({ createdAt }: Dated) =>
    !person.emailVerified || (verifiedAt && createdAt && createdAt < verifiedAt);
  const passkeys = await adapter.findMany<Dated>({ model: 'passkey', where: own });
  for (const { id } of passkeys.filter(wasUnverified)) {
    await adapter.delete({ model: 'passkey', where: [{ field: 'id', value: id }] });
    await ports.record(person.id, { type: 'PasskeyRemoved', data: { passkeyId: id } });
  }
  const linked = [...own, { field: 'providerId', operator: 'ne', value: 'credential' } as const];
  const accounts = await adapter.findMany<Dated>({ model: 'account', where: linked });
  for (const { id } of accounts.filter(wasUnverified)) {
    await adapter.delete({ model: 'account', where: [{ field: 'id', value: id }] });
  }
  if (person.emailVerified) return;
  const factors = await adapter.deleteMany({ model: 'twoFactor', where: own });
  if (factors > 0) await ports.record(person.id, { type: 'TwoFactorDisabled', data: {} });
  await internalAdapter.updateUser(person.id, { twoFactorEnabled: false });
  await internalAdapter.deleteUserSessions(person.id);
  const owned = [...own, { field: 'role', value: 'owner' }];
  const members = await adapter.findMany<{ organizationId: string }>({ model: 'member', where: owned });
  for (const { organizationId } of members) await ports.revokeKeys(organizationId, person.id);
}

async function verifiedAtOf({ adapter }: AuthParts, userId: string): Promise<Date | null> {
  const where = [{ field: 'id', value: userId }];
  const row = await adapter.findOne<{ emailVerifiedAt?: Date | null }>({ model: 'user', where });
  return row?.emailVerifiedAt ?? null;
}

type SessionHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>;
type BeforeSession = NonNullable<NonNullable<SessionHooks['create']>['before']>;

/**
 * Creates no session before the address is verified. A correct password then gets the same answer as a wrong one, to the byte.
 */
export const refuseUnverified =
  (isVerified: (userId: string) => Promise<boolean>): BeforeSession =>
  async ({ userId }, ctx) => {
    if (await isVerified(userId)) return;
    if (ctx?.path === '/sign-in/email') throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD);
    throw APIError.from('FORBIDDEN', BASE_ERROR_CODES.EMAIL_NOT_VERIFIED);
  };
