import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

const HOSTS_FILE = '/etc/hosts';
/** Never asked of a name server. @source RFC 6761, 6.3 */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Returns the addresses of a name in the local hosts file, or the loopback for localhost names; empty for other names. */
export async function machineAddressesOf(hostname: string, file = HOSTS_FILE): Promise<readonly string[]> {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const written = await readFile(file, 'utf8').catch(() => ''); // Not every system has the file at this path.
  const found = written.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(address) > 0 && names.some((one) => one.toLowerCase() === name) ? [address] : [];
  });
  if (found.length > 0) return found;
  return name === 'localhost' || name.endsWith('.localhost') ? LOOPBACK : [];
}
