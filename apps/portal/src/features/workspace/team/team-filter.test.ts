import type { MemberRow } from '@graha/store/team/lists';
import { expect, test } from 'vitest';
import { shownMembers, TeamFilter } from './team-filter.ts';

const MEMBERS = Array.from({ length: 52 }, (_, index): MemberRow => ({
  userId: `u${index}`,
  name: `${index % 2 === 0 ? 'Asha' : 'Bo'} ${String(index).padStart(2, '0')}`,
  email: `person${index}@nadir.example`,
  role: index === 0 ? 'owner' : index < 5 ? 'admin' : 'developer',
  joinedAt: new Date(Date.UTC(2026, 0, 1 + ((index * 7) % 52))),
}));
const idsOf = (filter: object) => shownMembers(MEMBERS, TeamFilter.parse(filter)).members.map(({ userId }) => userId);

test('each member is on one page, and a page beyond the last is the last', () => {
  const pages = ['1', '2', '3'].map((page) => idsOf({ page }));
  expect(pages.map((ids) => ids.length)).toEqual([25, 25, 2]);
  expect(new Set(pages.flat()).size).toBe(52);
  expect(shownMembers(MEMBERS, { page: '9' })).toMatchObject({ pageNumber: 3, total: 52 });
});

test.each([
  [{ search: 'BO 07' }, ['u7']],
  [{ search: 'person41@' }, ['u41']],
  [{ role: 'admin' }, ['u1', 'u2', 'u3', 'u4']],
  [{ role: 'admin', search: 'asha' }, ['u2', 'u4']],
  [{ role: 'viewer' }, []],
])('%j leaves %j', (filter, ids) => expect(idsOf(filter)).toEqual(ids));

test('members are in the order that is asked for', () => {
  expect(idsOf({}).slice(0, 2)).toEqual(['u0', 'u1']);
  expect(idsOf({ sort: 'name' }).slice(0, 2)).toEqual(['u0', 'u2']);
  expect(idsOf({ sort: 'oldest' })[0]).toBe('u0');
  expect(idsOf({ sort: 'newest' })[0]).toBe('u37'); // 37 · 7 is 51 beyond a multiple of 52.
});

test('what the address cannot hold is left out', () =>
  expect(Object.values(TeamFilter.parse({ search: ' ', role: 'king', sort: 'luck', page: '-1' }))).toEqual(
    Array.from({ length: 4 }),
  ));
