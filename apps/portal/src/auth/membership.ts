import { ROLES, type Role } from '@graha/domain/roles';
import { z } from 'zod';
import type { Auth } from './auth.ts';

const Member = z.object({ organizationId: z.uuid(), role: z.enum(ROLES) });
const Organization = z.object({ id: z.uuid(), name: z.string() });

export type Membership = { tenantId: string; name: string; role: Role };

/** The workspace that this person works in: the one they chose, else the one they have been in longest. */
export async function membershipOf(auth: Auth, userId: string, chosenId?: string | null): Promise<Membership | null> {
  const { adapter } = await auth.$context;
  const rows = await adapter.findMany({
    model: 'member',
    where: [{ field: 'userId', value: userId }],
    sortBy: { field: 'createdAt', direction: 'asc' },
  });
  const members = z.array(Member).parse(rows);
  const member = members.find(({ organizationId }) => organizationId === chosenId) ?? members[0];
  if (!member) return null;
  const organization = Organization.parse(
    await adapter.findOne({ model: 'organization', where: [{ field: 'id', value: member.organizationId }] }),
  );
  return { tenantId: organization.id, name: organization.name, role: member.role };
}

/**
 * One's first workspace; the one that exists, if there is one. The short name is made from the user's id, so that two
 * requests at once, or one that broke half way, end in the same workspace.
 */
export async function firstWorkspaceOf(auth: Auth, userId: string, name: string): Promise<Membership> {
  const existing = await membershipOf(auth, userId);
  if (existing) return existing;
  const slug = `first-${userId}`;
  const organization =
    (await organizationNamed(auth, slug)) ??
    (await auth.api.createOrganization({ body: { name, slug, userId } }).catch(async (error: unknown) => {
      const made = await organizationNamed(auth, slug);
      if (!made) throw error;
      return made;
    }));
  if (!(await membershipOf(auth, userId))) {
    await auth.api.addMember({ body: { userId, organizationId: organization.id, role: 'owner' } });
  }
  return { tenantId: organization.id, name: organization.name, role: 'owner' };
}

async function organizationNamed(auth: Auth, slug: string): Promise<z.output<typeof Organization> | null> {
  const { adapter } = await auth.$context;
  return Organization.nullable().parse(
    await adapter.findOne({ model: 'organization', where: [{ field: 'slug', value: slug }] }),
  );
}
