import { decrypt, encrypt } from '../sealing/cipher.ts';

/** A place as a customer would send it to an operation; the store does not know its members. */
export type PlaceData = Readonly<Record<string, unknown>>;

/** Conventions of a subscription as a customer sent them; the store does not know their members. */
export type OptionsData = Readonly<Record<string, unknown>>;

/** The births, the place or the sky that a subscription is about, and the conventions by which its events are found. */
export type SubscribedTo = { options?: OptionsData } & (
  | { target: 'all' }
  | { target: 'tag'; tag: string }
  | { target: 'ids'; birthIds: readonly string[] }
  | { target: 'place'; place: PlaceData }
  | { target: 'sky' }
);

type Row = { tenantId: string; subscriptionId: string };

const placeOf = ({ tenantId, subscriptionId }: Row): string => `event subscription ${tenantId} ${subscriptionId}`;

/** Seals the target of a subscription under the key of its workspace; in another row it does not open. */
export const sealTarget = (key: Buffer, target: SubscribedTo, row: Row): Buffer =>
  encrypt(key, JSON.stringify(target), placeOf(row));

/** @throws CipherBroken if the key or the row differs, or the bytes were changed */
export const openTarget = (key: Buffer, sealed: Buffer, row: Row): SubscribedTo =>
  JSON.parse(decrypt(key, sealed, placeOf(row))) as SubscribedTo; // Safe: the cipher opens nothing but what `sealTarget` wrote.
