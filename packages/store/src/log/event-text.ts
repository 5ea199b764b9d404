import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { erasedText, joinText, splitText } from '@graha/domain/events/free-text';
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { decrypt, encrypt } from '../sealing/cipher.ts';

type Data = Record<string, unknown>;
/**
 * The encrypted free text of an event. `members`: the replacement of each member after the key is destroyed. `bytes` is null if
 * the key was already destroyed when the event was appended.
 */
export type SealedText = { of: string; members: Data; bytes: string | null };

type Place = { stream: string; version: number };

/**
 * Column with the text key of an event `e`; null once the key is destroyed. Read together with the event, so that no copy
 * persists.
 */
export const TEXT_KEY = 'k.key AS text_key';
export const WITH_TEXT_KEY = "LEFT JOIN graha.text_key k ON k.tenant_id = (e.sealed ->> 'of')::uuid";

const KEY_BYTES = 32;
const placeOf = ({ stream, version }: Place): string => `event ${stream} ${version}`;

/**
 * The tenant whose key seals the text; null if there is none. The text of an operator's visit belongs to the visited workspace.
 */
function textOwnerOf(data: Data, tenantId: string): string | null {
  if (tenantId !== NIL_TENANT_ID) return tenantId;
  return typeof data['tenantId'] === 'string' ? data['tenantId'] : null;
}

/**
 * Splits off and seals the free text of an event. The readable data has a placeholder instead, because servers of the previous
 * version read the data alone. Events of no tenant are not sealed.
 */
export async function sealText(
  tx: PoolClient,
  { type, data, tenantId, ...place }: { type: string; data: Data; tenantId: string } & Place,
): Promise<{ data: Data; sealed: SealedText | null }> {
  const { plain, text } = splitText(type, data);
  const of = textOwnerOf(data, tenantId);
  if (Object.keys(text).length === 0 || of === null) return { data, sealed: null };
  const key = await holdKey(tx, of);
  const bytes = key && encrypt(key, JSON.stringify(text), placeOf(place)).toString('base64');
  const members = erasedText(type, Object.keys(text));
  return { data: joinText(plain, members), sealed: { of, members, bytes } };
}

/** Returns the data as readers of the log will see it: without its text if the key was destroyed before the append. */
export const readableData = (data: Data, sealed: SealedText | null | undefined): Data =>
  sealed?.bytes === null ? joinText(data, sealed.members) : data;

/** Returns the key and prevents its destruction until the transaction ends; null if it is already destroyed. */
export async function holdKey(tx: PoolClient, tenantId: string): Promise<Buffer | null> {
  const { rows } = await query(tx, 'SELECT graha.hold_text_key($1, $2) AS key', [tenantId, randomBytes(KEY_BYTES)]);
  return rows[0]?.key ?? null;
}

/** Parts of a row; `key` is undefined if the query did not select it. */
type Readable = Place & { data: Data; sealed: SealedText | null | undefined; key: Buffer | null | undefined };

/** Returns an event's data with its text or with placeholders. @throws TypeError if the key was not selected */
export function openText({ data, sealed, key, ...place }: Readable): Data {
  if (!sealed) return data;
  if (key === undefined) throw new TypeError('The query of these events has to ask for TEXT_KEY.');
  if (key === null || sealed.bytes === null) return joinText(data, sealed.members);
  // Safe: `sealText` wrote it, and the cipher opens nothing else.
  const text = JSON.parse(decrypt(key, Buffer.from(sealed.bytes, 'base64'), placeOf(place))) as Data;
  return joinText(data, text);
}
