import { z } from 'zod';

const Token = z.uuid();

/** Returns the token in the address of a mail's link; null if it is not complete. */
export const tokenOf = (written: unknown): string | null => Token.safeParse(written).data ?? null;
