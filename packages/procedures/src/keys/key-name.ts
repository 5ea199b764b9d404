import { KEY_NAME_LENGTH_MAX } from '@graha/domain/keys/api-key';
import { nameSchema } from '@graha/domain/core/typed-text';
import { NAME_MISSING } from './key.ts';

export const KeyName = nameSchema(KEY_NAME_LENGTH_MAX, NAME_MISSING);
