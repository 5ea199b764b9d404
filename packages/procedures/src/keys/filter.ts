import { KEY_ENVS, KEY_KINDS, KEY_PATTERN } from '@graha/domain/keys/key-format';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { z } from 'zod';

export const KEY_STATES = ['active', 'disabled', 'replaced', 'expired', 'revoked'] as const;
export const KEY_SORTS = ['newest', 'oldest', 'name', 'name-down', 'used', 'unused', 'credits'] as const;

export const KEYS_PER_PAGE = 50;
const PAGE_DIGITS_MAX = 4;
const KEY_START = /^(graha_(?:live|test|pub)_[0-9A-Za-z]{8})_(.*)$/;

/** Reduces a pasted key to the part that lists show: its secret, even in part, must not get into an address or a log. */
export function searchable(text: string): string {
  const sought = text.trim();
  const [, prefix, secret] = KEY_START.exec(sought) ?? [];
  if (prefix === undefined) return sought;
  return KEY_PATTERN.test(sought) ? `${prefix}…${secret?.slice(-4)}` : prefix;
}

/** The filter in the address of the page; invalid members take their default. */
export const KeysFilter = z.object({
  search: Text.max(LENGTHS.search)
    .transform(searchable)
    .transform((text) => (text === '' ? undefined : text))
    .optional()
    .catch(undefined),
  state: z.enum(KEY_STATES).optional().catch(undefined),
  env: z.enum(KEY_ENVS).optional().catch(undefined),
  kind: z.enum(KEY_KINDS).optional().catch(undefined),
  scope: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
  sort: z.enum(KEY_SORTS).optional().catch(undefined),
  page: Text.max(PAGE_DIGITS_MAX)
    .regex(/^[1-9]\d*$/)
    .optional()
    .catch(undefined),
});
export type KeysFilter = z.output<typeof KeysFilter>;

/** Returns whether the filter leaves keys out; order and page do not. */
export const isFiltering = ({ search, state, env, kind, scope }: KeysFilter): boolean =>
  [search, state, env, kind, scope].some((wanted) => wanted !== undefined);
