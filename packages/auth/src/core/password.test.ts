import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const EMAIL = 'asha.kulkarni@nadir.tools';

describe('a password that is guessed first is refused', () => {
  test.each([
    'password1234',
    'P@ssw0rd2024',
    'Welcome2025!!',
    'qwertyuiop123',
    'zyxwvutsrq',
    '1234567890',
    '0987654321ab',
    'iloveyou123',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'letmein-letmein',
    'Graha2026!!',
    '1qaz2wsx3edc',
  ])('%s', (password) => expect(passwordProblem(password, EMAIL)).toMatch(/guessed|leaked/));
});

test.each(['ripe\0mango-tram', 'ripe-mango\uD83D-tram'])(
  'a password with a character that the forms of the account refuse is refused at sign-up: %j',
  (password) => expect(passwordProblem(password, EMAIL)).toBe('Leave out the characters that cannot be stored.'),
);

describe('a password of ten or more unrelated characters is taken', () => {
  test.each([
    'correct horse battery staple',
    'tR9!kLw2#vQz',
    'Kanyakumari bei Nacht',
    'ఆకాశంలో నక్షత్రాలు',
    'passage-through-Ujjain',
  ])('%s', (password) => expect(passwordProblem(password, EMAIL)).toBeNull());
});

test('nine characters are too few, and the sentence says how many are needed', () =>
  expect(passwordProblem('tR9!kLw2#', EMAIL)).toBe('Use at least 10 characters.'));

test('a password longer than the hash should work on is refused', () =>
  expect(passwordProblem('tR9!kLw2#v'.repeat(13), EMAIL)).toBe('Use at most 128 characters.'));

test.each([EMAIL, 'Asha.Kulkarni@Nadir.Tools', 'asha_kulkarni@nadir.tools'])(
  'one’s own address does not make a password: %s',
  (email) => expect(passwordProblem('asha.kulkarni7', email)).toBe('Leave your e-mail address out of the password.'),
);

test('a part of the address that is shorter than four letters says nothing of its owner', () => {
  expect(passwordProblem('asha7asha9asha', 'asha@nadir.tools')).toBe('Leave your e-mail address out of the password.');
  expect(passwordProblem('ash7ash9ash2', 'ash@nadir.tools')).toBeNull();
});

test('ten and 128 characters are enough and not too many', () => {
  expect(passwordProblem('tR9!kLw2#v', EMAIL)).toBeNull();
  expect(passwordProblem('tR9!kLw2#vQz8mNp'.repeat(8), EMAIL)).toBeNull();
  expect(passwordProblem(`${'tR9!kLw2#vQz8mNp'.repeat(8)}x`, EMAIL)).toBe('Use at most 128 characters.');
});
