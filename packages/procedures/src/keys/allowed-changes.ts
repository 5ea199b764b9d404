import { refusalOfPerson, type KeyVerb } from '@graha/domain/keys/key-management';
import type { Sight } from '@graha/domain/team/roles';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { Change } from './key.ts';

/** Separate from the state of a key, so that a page that only names a key loads no schema of scopes. */
const VERB_OF = {
  restrict: 'restrict',
  rotate: 'replace',
  disable: 'disable',
  enable: 'enable',
  revoke: 'revoke',
} as const satisfies Record<Change, KeyVerb>;

/** Returns whether the person's role allows the change, whatever the state of the key. */
export const isAllowed = (sight: Sight, { scopes }: Pick<KeyListItem, 'scopes'>, change: Change): boolean =>
  refusalOfPerson(sight, VERB_OF[change], scopes) === null;
