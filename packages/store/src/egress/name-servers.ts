import { Resolver } from 'node:dns/promises';
import { codeOf } from './error-code.ts';
import { InstallationFailure } from './installation-failure.ts';

/** Time before a retry; a query is sent at most twice. */
const AGAIN_AFTER_MS = 1_000;
const TRIES = 2;
/** Leaves time for a probe within a request of five seconds. */
const LOOK_UP_MS = 3_000;
const PROBE_MS = 1_000;

/** Error codes that mean no answer from any name server. */
const SILENT = new Set(['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED', 'ENOTINITIALIZED', 'ELOADIPHLPAPI']);

export const isSilence = (error: unknown): boolean => SILENT.has(codeOf(error));

export type AskNameServers = {
  /** `address:port` of each server; the servers of the system if omitted. */
  servers?: readonly string[] | undefined;
  /** Time limit for the look-up of one name. */
  lookUpMs?: number | undefined;
};

/**
 * Asks the name servers over separate sockets and without a thread. The system resolver has few threads, so names of one
 * customer that never resolve would delay those of all others. All resources are free when it settles.
 *
 * @throws InstallationFailure if no name server answers anything
 */
export async function askNameServers<Answer>(
  hostname: string,
  { servers, lookUpMs = LOOK_UP_MS }: AskNameServers,
  signal: AbortSignal,
  ask: (resolver: Resolver) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await within(lookUpMs, servers, signal, ask);
  } catch (error) {
    if (!isSilence(error)) throw error;
    signal.throwIfAborted();
    if (await isAnswering(servers, signal)) {
      throw new Error(`The name servers of ${hostname} did not answer in time.`, { cause: error });
    }
    throw new InstallationFailure('The name server of this installation does not answer now.', { cause: error });
  }
}

/** A working name server answers a query for the root, if only with a refusal. */
async function isAnswering(servers: readonly string[] | undefined, signal: AbortSignal): Promise<boolean> {
  try {
    await within(PROBE_MS, servers, signal, (resolver) => resolver.resolveNs('.'));
    return true;
  } catch (error) {
    return !isSilence(error);
  }
}

async function within<Answer>(
  ms: number,
  servers: readonly string[] | undefined,
  signal: AbortSignal,
  ask: (resolver: Resolver) => Promise<Answer>,
): Promise<Answer> {
  const resolver = new Resolver({ timeout: AGAIN_AFTER_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  const timer = setTimeout(cancel, ms);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await ask(resolver);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
