import { COMMON_WORDS } from './common-words.ts';

export const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 128;
/** What is left after everything guessable is struck out must be at least this long. */
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

/** Why this password is refused, as a sentence; null if it may be used. */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) return `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
  if (password.length > PASSWORD_LENGTH_MAX) return `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
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

/** How many letters remain once known words and repetitions are struck out. */
const unguessable = (password: string, names: string[]): number =>
  [...COMMON_WORDS, ...names]
    .reduce((rest, word) => rest.replaceAll(word, ' '), password)
    .replaceAll(/(.)\1{2,}/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '').length;

const undisguised = (password: string): string =>
  password.replaceAll(/[013457@$]/g, (character) => LOOKALIKES[character] ?? character);

/** Strikes out steps along the alphabet, the digits or a keyboard row, forwards and backwards, of four or more. */
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
