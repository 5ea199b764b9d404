import type { PasskeyRow } from './self.ts';
import { PROFILE_TEXT } from './text.ts';

export const nameOf = ({ name }: PasskeyRow): string => name || PROFILE_TEXT.passkeys.unnamed;
