import { KEY_NAME_LENGTH_MAX } from '@graha/domain/keys/api-key';
import { isName, NAME_HIDDEN, Text } from '@graha/domain/core/typed-text';
import { NAME_MISSING } from './key.ts';

export const KeyName = Text.max(KEY_NAME_LENGTH_MAX, `Use at most ${KEY_NAME_LENGTH_MAX} characters.`)
  .trim()
  .min(1, NAME_MISSING)
  .refine(isName, NAME_HIDDEN);
