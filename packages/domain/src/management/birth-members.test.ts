import { expect, test } from 'vitest';
import { BirthMembers } from './birth-members.ts';

const BIRTH = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, timezone: 5.5 };
const isTaken = (change: object): boolean => BirthMembers.safeParse({ ...BIRTH, ...change }).success;

/** Calendars have up to 13 months and 32 days. */
test.each([
  ['year', 1, 9_999],
  ['month', 1, 13],
  ['date', 1, 32],
  ['hours', 0, 23],
  ['minutes', 0, 59],
  ['seconds', 0, 59],
])('%s goes from %i to %i', (name, least, most) => {
  const values = [least - 1, least, most, most + 1, least + 0.5];
  expect(values.map((value) => isTaken({ [name]: value }))).toEqual([false, true, true, false, false]);
});
