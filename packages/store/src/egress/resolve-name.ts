import { networkInterfaces } from 'node:os';
import { codeOf } from './error-code.ts';
import { machineAddressesOf } from './hosts-file.ts';
import { askNameServers, isSilence, type AskNameServers } from './name-servers.ts';

/** Returns the addresses of a name; the signal ends the look-up. @throws if there is no address, or no answer */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Returns addresses from the hosts file or else from the name servers, IPv4 first unless the machine has IPv6 alone. */
export const createResolve =
  (asking: AskNameServers & { hostsFile?: string } = {}): Resolve =>
  async (hostname, signal) => {
    const own = await machineAddressesOf(hostname, asking.hostsFile);
    if (own.length > 0) return own;
    return askNameServers(hostname, asking, signal, async (resolver) => {
      const asked = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      const [v4, v6] = asked.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      const addresses = isOfIPv6Alone() ? [...(v6 ?? []), ...(v4 ?? [])] : [...(v4 ?? []), ...(v6 ?? [])];
      if (addresses.length > 0) return addresses;
      const failures: unknown[] = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      const said = failures.find((failure) => !isSilence(failure));
      if (said === undefined) throw failures[0] ?? new Error(`${hostname} has no address.`);
      throw new Error(`No address of ${hostname} was found (${codeOf(said)}).`, { cause: said });
    });
  };

/** A machine with IPv6 alone must use the IPv6 address of a receiver that has both families. */
function isOfIPv6Alone(): boolean {
  const outward = Object.values(networkInterfaces())
    .flatMap((ones) => ones ?? [])
    .filter(({ internal }) => !internal);
  return outward.length > 0 && outward.every(({ family }) => family === 'IPv6');
}
