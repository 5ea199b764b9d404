import { BirthMembers } from '@graha/domain/management/birth-members';
import { expect, test } from 'vitest';
import { detailsOf } from '../operation-details.ts';
import { BIRTH_FIELDS } from './draft.ts';
import { storedValues } from './stored-birth.tsx';

const BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 0,
  latitude: 12.97,
  longitude: 77.59,
  timezone: 5.5,
};

test('a stored birth replaces the whole birth of a group and no other field', () => {
  const groups = detailsOf('matchmaking/ashtakoot')?.groups ?? [];
  const bride = groups.find(({ name }) => name === 'bride');
  if (bride === undefined) throw new Error('A match has a bride.');
  const values = storedValues(bride, BIRTH);
  expect(values).toMatchObject({ 'bride.year': '1995', 'bride.minutes': '0', 'bride.timezone': '5.5' });
  expect([values['bride.seconds'], values['bride.fold'], values['bride.calendar']]).toEqual(['', '', '']);
  expect(Object.keys(values).filter((name) => !name.startsWith('bride.'))).toEqual([]);
  const basic = detailsOf('kundali/basic')?.groups.find(({ name }) => name === '');
  expect(Object.keys(storedValues(basic ?? bride, BIRTH))).not.toContain('target');
});

test('a form has a field for every member of a stored birth, whose place is written out', () => {
  const members = Object.keys(BirthMembers.shape).filter((name) => name !== 'place_id');
  expect(members.filter((name) => !BIRTH_FIELDS.has(name))).toEqual([]);
});
