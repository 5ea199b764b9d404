import { resolveTxt } from 'node:dns/promises';

/** Errors that say that the name, or a TXT record of it, does not exist. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name; empty where there are none. @throws where no name server answers */
export async function readTxt(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [];
    throw error;
  }
}
