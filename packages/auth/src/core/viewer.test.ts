import { expect, test } from 'vitest';
import { LENGTHS } from '@graha/domain/core/typed-text';
import { nameFrom, nameOfProvider, secondFactorDue, unnamedWorkspaceOf } from './viewer.ts';

const since = new Date('2026-11-24T12:00:00Z');
const at = (offsetMs: number): Date => new Date(since.getTime() + offsetMs);

test.each([
  ['nothing where nothing is required', null, false, at(-1), null],
  ['a set-up for a person without a second factor, in any session', since, false, at(1), 'set-up'],
  ['a code in a session from before', since, true, at(-1), 'confirm'],
  ['nothing in a session that began at that moment', since, true, at(0), null],
  ['nothing in a session from after', since, true, at(1), null],
] as const)('a workspace asks for %s', (_what, secondFactorSince, hasTwoFactor, signedInAt, due) =>
  expect(secondFactorDue({ secondFactorSince }, { hasTwoFactor, signedInAt })).toBe(due),
);

test('a person without a name is called by the address before the @, as far as a name is long', () => {
  expect(nameFrom('asha.k@nadir.example')).toBe('asha.k');
  expect(nameFrom(`${'a'.repeat(LENGTHS.name + 1)}@nadir.example`)).toBe('a'.repeat(LENGTHS.name));
});

test.each([
  ['Asha Kulkarni', 'Asha Kulkarni'],
  ['  Asha\u00a0', 'Asha'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  [`${'a'.repeat(59)}𝒜`, 'a'.repeat(59)],
  [`${'a'.repeat(58)}𝒜a`, `${'a'.repeat(58)}𝒜`],
  ['As\0ha\ud800', 'Asha'],
  [' \0 ', ''],
])('a provider’s name %j is stored as %j', (name, stored) => {
  expect(nameOfProvider(name)).toBe(stored);
});

test('a workspace without a name is called by 40 letters of its owner at most', () => {
  expect(unnamedWorkspaceOf('asha@nadir.example')).toBe('asha’s workspace');
  expect(unnamedWorkspaceOf(`${'a'.repeat(41)}@nadir.example`)).toBe(`${'a'.repeat(40)}’s workspace`);
});
