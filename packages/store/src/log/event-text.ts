import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { erasedText, joinText, splitText } from '@graha/domain/events/free-text';
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { decrypt, encrypt } from '../sealing/cipher.ts';

type Data = Record<string, unknown>;
/**
 * The free text of an event as the log holds it. `members`: what each reads as when the key is destroyed. `bytes` is null if that was
 * before the event.
 */
export type SealedText = { of: string; members: Data; bytes: string | null };

type Place = { stream: string; version: number };

/** Where `event` is named `e`: the key of its text, which is null once it is destroyed. Read with the event, so that no copy of it lasts. */
export const TEXT_KEY = 'k.key AS text_key';
export const WITH_TEXT_KEY = "LEFT JOIN graha.text_key k ON k.tenant_id = (e.sealed ->> 'of')::uuid";

const KEY_BYTES = 32;
const placeOf = ({ stream, version }: Place): string => `event ${stream} ${version}`;

/** Whose key seals it; null: it has no free text. An operator's visit is told to the workspace that was visited. */
function textOwnerOf(data: Data, tenantId: string): string | null {
  if (tenantId !== NIL_TENANT_ID) return tenantId;
  return typeof data['tenantId'] === 'string' ? data['tenantId'] : null;
}

/**
 * The data that stays readable, and the text apart, if there is any. In its place the data has what reads there without the key: servers
 * of the version before know no sealed text, and read the data alone. What belongs to no tenant is not sealed.
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

/** What was to be appended, as readers of the log will see it: without its text if the key was destroyed before. */
export const readableData = (data: Data, sealed: SealedText | null | undefined): Data =>
  sealed?.bytes === null ? joinText(data, sealed.members) : data;

/** Null if it is destroyed. Nobody destroys it before the transaction ends. */
async function holdKey(tx: PoolClient, tenantId: string): Promise<Buffer | null> {
  const { rows } = await tx.query<{ key: Buffer | null }>('SELECT graha.hold_text_key($1, $2) AS key', [
    tenantId,
    randomBytes(KEY_BYTES),
  ]);
  return rows[0]?.key ?? null;
}

/** Of a row: `key` is undefined where the query did not ask for it. */
type Readable = Place & { data: Data; sealed: SealedText | null | undefined; key: Buffer | null | undefined };

/** An event's data with its text, or with what reads in its place. @throws TypeError if the key was not asked for */
export function openText({ data, sealed, key, ...place }: Readable): Data {
  if (!sealed) return data;
  if (key === undefined) throw new TypeError('The query of these events has to ask for TEXT_KEY.');
  if (key === null || sealed.bytes === null) return joinText(data, sealed.members);
  // Safe: `sealText` wrote it, and the cipher opens nothing else.
  const text = JSON.parse(decrypt(key, Buffer.from(sealed.bytes, 'base64'), placeOf(place))) as Data;
  return joinText(data, text);
}
