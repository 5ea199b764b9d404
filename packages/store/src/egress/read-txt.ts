import { codeOf } from './error-code.ts';
import { askNameServers, type AskNameServers } from './name-servers.ts';

/** Errors that say that the name, or a TXT record of it, does not exist. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
/** Longer than a look-up and its probe, so that it says which of the two failed. */
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

/** The TXT records of a name; none if it has none. @throws if no name server answers within five seconds */
export const readTxt = createReadTxt();
