import { isStorable, tooLong, UNSTORABLE } from '@graha/domain/core/typed-text';
import type { AuthParts } from './ports.ts';

export const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 128;
/** The minimum number of letters that must remain after guessable parts are removed. */
const UNGUESSABLE_MIN = 4;
const DISTINCT_MIN = 5;

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv'];
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Words of leaked passwords; long words come before the short words that they contain. */
const COMMON_WORDS: readonly string[] = `
  administrator manchester basketball california christopher changeme chocolate liverpool passwort password
  passw0rd contrasena motdepasse astrology starwars sunshine princess football baseball trustno1 superman whatever
  jennifer michelle computer internet iloveyou butterfly samantha elizabeth alexander veronica mercedes victoria
  november december february september october welcome letmein charlie michael jessica arsenal chelsea barcelona
  pokemon samsung android freedom default example horoscope forever january monday friday summer winter spring
  autumn secret dragon monkey shadow master ginger hunter killer george andrew thomas daniel ashley nicole jordan
  matrix flower batman soccer hockey ranger pepper buster tigger zodiac kundali google amazon nothing hello admin
  login guest graha world angel lovely ilove qwert pass test temp user root love baby star word
`
  .trim()
  .split(/\s+/);

/** Returns the reason to refuse a password, as a sentence; null if it is accepted. */
export function passwordProblem(password: string, email: string): string | null {
  // The forms of the account refuse them too, so such a password could never be changed.
  if (!isStorable(password)) return UNSTORABLE;
  if (password.length < PASSWORD_LENGTH_MIN) return `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
  if (password.length > PASSWORD_LENGTH_MAX) return tooLong(PASSWORD_LENGTH_MAX);
  if (new Set(password).size < DISTINCT_MIN) return 'The same few characters again and again are guessed first.';
  const plain = password.toLowerCase();
  const names = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 4);
  if (!isGuessable(plain, []) && isGuessable(plain, names)) return 'Leave your e-mail address out of the password.';
  return isGuessable(plain, names)
    ? 'This one stands on lists of leaked passwords. A few unrelated words make a good one.'
    : null;
}

function isGuessable(password: string, names: string[]): boolean {
  const rest = withoutRuns(password).replaceAll(/(19|20)\d\d/g, ' ');
  return [rest, undisguised(rest)].some((view) => unguessable(view, names) < UNGUESSABLE_MIN);
}

/** Counts the letters that remain after known words and repetitions are removed. */
const unguessable = (password: string, names: string[]): number =>
  [...COMMON_WORDS, ...names]
    .reduce((rest, word) => rest.replaceAll(word, ' '), password)
    .replaceAll(/(.)\1{2,}/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '').length;

const undisguised = (password: string): string =>
  password.replaceAll(/[013457@$]/g, (character) => LOOKALIKES[character] ?? character);

/** Removes runs of four or more along the alphabet, the digits or a keyboard row, in both directions. */
function withoutRuns(text: string): string {
  let rest = text;
  for (const row of RUNS.flatMap((run) => [run, [...run].toReversed().join('')])) {
    for (let length = row.length; length >= 4; length -= 1) {
      for (let start = 0; start + length <= row.length; start += 1) {
        rest = rest.replaceAll(row.slice(start, start + length), ' ');
      }
    }
  }
  return rest;
}

/** Returns whether this is the user's password. */
export async function isPasswordOf(
  { internalAdapter, password: passwords }: AuthParts,
  userId: string,
  password: string,
): Promise<boolean> {
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
  return typeof hash === 'string' && passwords.verify({ hash, password });
}
