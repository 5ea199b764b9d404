import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '../sealing/cipher.ts';

/** A birth as a request would send it; the store does not know its members. */
export type BirthData = Readonly<Record<string, unknown>>;

/** A birth with its names. `reference`: the workspace's own id of the person; null: none. */
export type BirthContent = {
  reference: string | null;
  label: string | null;
  tags: readonly string[];
  birth: BirthData;
};

type Place = { tenantId: string; birthId: string };

const placeOf = ({ tenantId, birthId }: Place): string => `birth ${tenantId} ${birthId}`;

/** Seals a birth under the key of its workspace; in another row it does not open. */
export const sealBirth = (key: Buffer, content: BirthContent, place: Place): Buffer =>
  encrypt(key, JSON.stringify(content), placeOf(place));

/** @throws CipherBroken if the key or the row differs, or the bytes were changed */
export const openBirth = (key: Buffer, sealed: Buffer, place: Place): BirthContent =>
  JSON.parse(decrypt(key, sealed, placeOf(place))) as BirthContent; // Safe: the cipher opens nothing but what `sealBirth` wrote.

const hashUnder = (key: Buffer, kind: 'reference' | 'tag' | 'label', text: string): Buffer =>
  createHmac('sha256', key).update(`birth ${kind}\n${text}`).digest();

/** The hash by which a reference is found. It differs by workspace, and is lost with the key. */
export const referenceHash = (key: Buffer, reference: string): Buffer => hashUnder(key, 'reference', reference);

/** Bytes of the hash of a tag or a word. A birth has several of them, in two indexes. */
export const WORD_BYTES = 16;

/** The hash by which births with a tag are found. */
export const tagHash = (key: Buffer, tag: string): Buffer => hashUnder(key, 'tag', tag).subarray(0, WORD_BYTES);

/** The hashes of the distinct words of a label, or of a search for labels; the longest word first. */
export const labelHashes = (key: Buffer, label: string): Buffer[] =>
  wordsOf(label).map((word) => hashUnder(key, 'label', word).subarray(0, WORD_BYTES));

/** Letters and digits of any script, without differences of case and of compatible forms. */
const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    ),
  ].toSorted((a, b) => b.length - a.length);
