import { randomUUID } from 'node:crypto';
import { ROLES } from '@graha/domain/team/roles';
import { z } from 'zod';
import type { Auth } from './create-auth.ts';
import type { Membership } from './viewer.ts';

const Member = z.object({ organizationId: z.uuid(), role: z.enum(ROLES) });
const Organization = z.object({ id: z.uuid(), name: z.string(), secondFactorSince: z.date().nullish() });
type Organization = z.output<typeof Organization>;

/** Returns the workspace chosen by a user, else the first one they joined. */
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
  const { id: tenantId, secondFactorSince = null } = organization;
  return { tenantId, name: organization.name, role: member.role, secondFactorSince };
}

/**
 * Creates a workspace for a user who has none. The slug is derived from the user's id, so that concurrent or repeated requests
 * create only one workspace.
 */
export async function firstWorkspaceOf(auth: Auth, userId: string, name: string): Promise<Membership> {
  const existing = await membershipOf(auth, userId);
  if (existing) return existing;
  const slug = `first-${userId}`;
  const { id: organizationId } = (await organizationNamed(auth, slug)) ?? (await create(auth, { name, slug, userId }));
  const joined = await membershipOf(auth, userId);
  if (joined) return joined;
  if (!(await hasMembers(auth, organizationId))) return joinAsOwner(auth, { userId, organizationId });
  const late = await membershipOf(auth, userId); // A concurrent request may have added the counted member.
  if (late) return late;
  await create(auth, { name, slug: randomUUID(), userId }); // Others work in the first workspace, and they removed this person.
  return openedFor(auth, userId);
}

async function joinAsOwner(auth: Auth, member: { userId: string; organizationId: string }): Promise<Membership> {
  try {
    await auth.api.addMember({ body: { ...member, role: 'owner' } });
  } catch (error) {
    const joined = await membershipOf(auth, member.userId); // A concurrent request was first.
    if (!joined) throw error;
    return joined;
  }
  return openedFor(auth, member.userId);
}

async function openedFor(auth: Auth, userId: string): Promise<Membership> {
  const opened = await membershipOf(auth, userId);
  if (!opened) throw new Error(`No workspace could be opened for user ${userId}.`);
  return opened;
}

async function create(auth: Auth, body: { name: string; slug: string; userId: string }): Promise<Organization> {
  try {
    return Organization.parse(await auth.api.createOrganization({ body }));
  } catch (error) {
    const made = await organizationNamed(auth, body.slug); // A concurrent request was first.
    if (!made) throw error;
    return made;
  }
}

async function organizationNamed(auth: Auth, slug: string): Promise<Organization | null> {
  const { adapter } = await auth.$context;
  return Organization.nullable().parse(
    await adapter.findOne({ model: 'organization', where: [{ field: 'slug', value: slug }] }),
  );
}

async function hasMembers(auth: Auth, organizationId: string): Promise<boolean> {
  const { adapter } = await auth.$context;
  return (await adapter.count({ model: 'member', where: [{ field: 'organizationId', value: organizationId }] })) > 0;
}
