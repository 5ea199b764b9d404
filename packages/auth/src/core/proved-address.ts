import type { AuthParts } from './auth-parts.ts';
import type { AccountPorts } from './ports.ts';

type Person = { id: string; emailVerified: boolean };

/** Marks an address as verified and records it in the history. */
export async function markProved({ internalAdapter }: AuthParts, ports: AccountPorts, userId: string): Promise<void> {
  await internalAdapter.updateUser(userId, { emailVerified: true, emailVerifiedAt: new Date() });
  await ports.record(userId, { type: 'EmailVerified', data: {} });
}

/**
 * Removes everything that was added before the address was verified, because a stranger may have added it. What was added
 * afterwards stays.
 */
export async function dropUnproved(context: AuthParts, ports: AccountPorts, person: Person): Promise<void> {
  const { adapter, internalAdapter } = context;
  const own = [{ field: 'userId', value: person.id }];
  const passkeys = await adapter.findMany<{ id: string; createdAt?: Date | null }>({ model: 'passkey', where: own });
  const provedAt = person.emailVerified ? await provedAtOf(context, person.id) : null;
  for (const { id, createdAt } of passkeys) {
    const isProved = person.emailVerified && !(provedAt && createdAt && createdAt < provedAt);
    if (isProved) continue;
    await adapter.delete({ model: 'passkey', where: [{ field: 'id', value: id }] });
    await ports.record(person.id, { type: 'PasskeyRemoved', data: { passkeyId: id } });
  }
  if (person.emailVerified) return;
  const factors = await adapter.deleteMany({ model: 'twoFactor', where: own });
  if (factors > 0) await ports.record(person.id, { type: 'TwoFactorDisabled', data: {} });
  await internalAdapter.updateUser(person.id, { twoFactorEnabled: false });
  const others = { field: 'providerId', operator: 'ne', value: 'credential' } as const;
  await adapter.deleteMany({ model: 'account', where: [...own, others] });
  await internalAdapter.deleteUserSessions(person.id);
  const owned = [...own, { field: 'role', value: 'owner' }];
  const members = await adapter.findMany<{ organizationId: string }>({ model: 'member', where: owned });
  for (const { organizationId } of members) await ports.revokeKeys(organizationId, person.id);
}

async function provedAtOf({ adapter }: AuthParts, userId: string): Promise<Date | null> {
  const where = [{ field: 'id', value: userId }];
  const row = await adapter.findOne<{ emailVerifiedAt?: Date | null }>({ model: 'user', where });
  return row?.emailVerifiedAt ?? null;
}
