import { codeOf } from './error-code.ts';
import { askNameServers, type AskNameServers } from './name-servers.ts';

/** Error codes for a name that does not exist or has no TXT record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
/** Longer than a look-up with its probe, so that the error names the failed step. */
const WITHIN_MS = 5_000;

export const createReadTxt =
  (asking: AskNameServers = {}) =>
  async (name: string): Promise<string[]> => {
    try {
      const signal = AbortSignal.timeout(WITHIN_MS);
      const records = await askNameServers(name, asking, signal, (resolver) => resolver.resolveTxt(name));
      return records.map((chunks) => chunks.join(''));
    } catch (error) {
      if (ABSENT.has(codeOf(error))) return [];
      throw error;
    }
  };

/** Returns the TXT records of a name; an empty list if it has none. @throws if no name server answers within five seconds */
export const readTxt = createReadTxt();
