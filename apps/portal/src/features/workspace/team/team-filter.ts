import { ROLES } from '@graha/domain/team/roles';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import type { MemberRow } from '@graha/store/team/lists';
import { z } from 'zod';

export const MEMBERS_PER_PAGE = 25;
export const MEMBER_SORTS = ['role', 'name', 'newest', 'oldest'] as const;

/** The filter in the address of the page; a member that is not valid takes its default. */
export const TeamFilter = z.object({
  search: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
  role: z.enum(ROLES).optional().catch(undefined),
  sort: z.enum(MEMBER_SORTS).optional().catch(undefined),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .optional()
    .catch(undefined),
});
export type TeamFilter = z.output<typeof TeamFilter>;

const ORDERS: Record<(typeof MEMBER_SORTS)[number], (a: MemberRow, b: MemberRow) => number> = {
  role: () => 0, // The order of the list itself.
  name: (a, b) => a.name.localeCompare(b.name),
  newest: (a, b) => b.joinedAt.getTime() - a.joinedAt.getTime(),
  oldest: (a, b) => a.joinedAt.getTime() - b.joinedAt.getTime(),
};

/** Returns one page of the members that match the filter; a page beyond the last is the last. All members are loaded already. */
export function shownMembers(members: readonly MemberRow[], { search, role, sort = 'role', page }: TeamFilter) {
  const sought = search?.toLowerCase() ?? '';
  const left = members
    .filter((member) => role === undefined || member.role === role)
    .filter(({ name, email }) => name.toLowerCase().includes(sought) || email.toLowerCase().includes(sought))
    .toSorted(ORDERS[sort]);
  const pageNumber = Math.min(Number(page ?? 1), Math.max(1, Math.ceil(left.length / MEMBERS_PER_PAGE)));
  const first = (pageNumber - 1) * MEMBERS_PER_PAGE;
  return { members: left.slice(first, first + MEMBERS_PER_PAGE), pageNumber, total: left.length };
}
