import type { PublishedKey } from './signing-keys.ts';

/** Path at which verifiers look for keys (draft-meunier-http-message-signatures-directory, section 4). */
export const KEY_DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
export const KEY_DIRECTORY_TYPE = 'application/http-message-signatures-directory+json';

/** Verifiers keep the keys for this long, so that a revoked key is refused everywhere after it. */
export const KEYS_FRESH_SECONDS = 3_600;

/** Returns the directory as a JWK Set; it has no keys if this API signs nothing. */
export const keyDirectory = (keys: readonly PublishedKey[]): string => JSON.stringify({ keys });
