export const KEY_ENVS = ['live', 'test'] as const;
export type KeyEnv = (typeof KEY_ENVS)[number];
/** A publishable key is in the code of public pages: its limits protect it, not its secret. */
export const KEY_KINDS = ['secret', 'publishable'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];
export type KeyParts = { kind: KeyKind; env: KeyEnv; publicId: string; secret: string };

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PUBLIC_ID_LENGTH = 8;
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
/** Larger bytes are rejected, because they would make the first letters of the alphabet likelier than the last. */
const UNBIASED_BYTES = 256 - (256 % BASE62.length);
const CRC32_POLYNOMIAL = 0xedb88320;

/** Random bytes for `keyFromBytes`: 40 letters, and spare bytes for rejected ones. */
export const KEY_BYTES = 64;

export const KEY_PATTERN = /^graha_(live|test|pub)_([0-9A-Za-z]{8})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The part of a key that may be shown and logged. */
export const keyPrefix = ({ kind, env, publicId }: Omit<KeyParts, 'secret'>): string =>
  `graha_${kind === 'publishable' ? 'pub' : env}_${publicId}`;

export function formatKey({ secret, ...parts }: KeyParts): string {
  const body = `${keyPrefix(parts)}_${secret}`;
  return body + checksumOf(body);
}

/** Parses the text of a key. Returns null if the shape or the checksum is wrong, so that no query is spent on such a text. */
export function parseKey(text: string): KeyParts | null {
  const match = KEY_PATTERN.exec(text);
  const [, marker, publicId, secret, checksum] = match ?? [];
  if (!publicId || !secret || checksumOf(text.slice(0, -CHECKSUM_LENGTH)) !== checksum) return null;
  const kind = marker === 'pub' ? 'publishable' : 'secret';
  return { kind, env: marker === 'test' ? 'test' : 'live', publicId, secret };
}

export function keyFromBytes({ kind, env }: Pick<KeyParts, 'kind' | 'env'>, bytes: Uint8Array): KeyParts {
  const letters = Array.from(bytes)
    .filter((byte) => byte < UNBIASED_BYTES)
    .map((byte) => BASE62.charAt(byte % BASE62.length));
  if (letters.length < PUBLIC_ID_LENGTH + SECRET_LENGTH) throw new RangeError('too few random bytes for a key');
  return {
    kind,
    env,
    publicId: letters.slice(0, PUBLIC_ID_LENGTH).join(''),
    secret: letters.slice(PUBLIC_ID_LENGTH, PUBLIC_ID_LENGTH + SECRET_LENGTH).join(''),
  };
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = BASE62.charAt(rest % BASE62.length) + text;
    rest = Math.floor(rest / BASE62.length);
  }
  return text;
}

/** For ASCII text, which every key is. Any change within 32 neighbouring bits changes the sum. */
function crc32(ascii: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < ascii.length; index += 1) {
    crc ^= ascii.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC32_POLYNOMIAL : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
