/** Letters of a user code: consonants, so that no word arises, and none that resembles another letter (RFC 8628, §6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** 20^8 codes, which are 34.5 bits. */
const CODE_LENGTH = 8;
const HALF = CODE_LENGTH / 2;
/** Larger bytes are rejected, because they would make the first letters likelier than the last. */
const UNBIASED_BYTES = 256 - (256 % LETTERS.length);

/** Random bytes for `userCodeFromBytes`: eight letters, and spare bytes for rejected ones. */
export const USER_CODE_BYTES = 32;
/** Maximum length of a user code as a person types it, with spaces and dashes. */
export const USER_CODE_TEXT_MAX = 40;
export const DEVICE_CODE_SECONDS = 600;
export const DEVICE_INTERVAL_SECONDS = 5;
/** Seconds that an early poll adds to the interval of its program. */
export const DEVICE_SLOWER_SECONDS = 5;
export const DEVICE_INTERVAL_SECONDS_MAX = 60;

/** @throws RangeError if too few of the bytes are usable */
export function userCodeFromBytes(bytes: Uint8Array): string {
  const letters = Array.from(bytes)
    .filter((byte) => byte < UNBIASED_BYTES)
    .map((byte) => LETTERS.charAt(byte % LETTERS.length));
  if (letters.length < CODE_LENGTH) throw new RangeError('too few random bytes for a user code');
  return letters.slice(0, CODE_LENGTH).join('');
}

/** Returns the code as people see it: `BCDF-GHJK`. */
export const shownUserCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** Reads a typed code, with or without its dash and in any case. Returns null for a text that is no code. */
export function readUserCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return code.length === CODE_LENGTH && Array.from(code).every((letter) => LETTERS.includes(letter)) ? code : null;
}
