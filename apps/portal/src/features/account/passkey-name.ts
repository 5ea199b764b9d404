import type { PasskeyRow } from '@graha/auth/self/self';

export const nameOf = ({ name }: PasskeyRow): string => name || 'Passkey';
