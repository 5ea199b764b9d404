const IPV4_BITS = 32;
const IPV6_BITS = 128;
const IPV4_NUMBERS = 4;
const BYTE_MAX = 255;
/** Without leading zeros, which some programs read as octal. */
const NUMBER = /^(0|[1-9]\d*)$/;

/** Why a text is neither an address nor a range of them, in a clause; null: it is one. */
export function addressProblem(text: string): string | null {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return 'a range has one slash, such as 203.0.113.0/24.';
  const problem = address.includes(':') ? ipv6Problem(address) : ipv4Problem(address);
  if (problem !== null || bits === undefined) return problem;
  const bitsMax = address.includes(':') ? IPV6_BITS : IPV4_BITS;
  return NUMBER.test(bits) && Number(bits) <= bitsMax
    ? null
    : `after the slash stands a whole number from 0 to ${bitsMax}.`;
}

function ipv4Problem(address: string): string | null {
  if (!/^[\d.]+$/.test(address)) return 'enter an IP address such as 203.0.113.7 or 2001:db8::7, not a name.';
  const numbers = address.split('.');
  if (numbers.length !== IPV4_NUMBERS) return 'an IPv4 address has four numbers with dots between them.';
  return numbers.every((number) => NUMBER.test(number) && Number(number) <= BYTE_MAX)
    ? null
    : 'each of the four numbers goes from 0 to 255, without leading zeros.';
}

/** The platform reads addresses between brackets itself. */
const ipv6Problem = (address: string): string | null =>
  /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]/`)
    ? null
    : 'this is not an IPv6 address, such as 2001:db8::7.';

/** One per line. The problem names the first wrong line. */
export function addressesIn(text: string): { cidrs: string[] } | { problem: string } {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, entry: line.trim() }));
  const written = lines.filter(({ entry }) => entry !== '');
  for (const { number, entry } of written) {
    const problem = addressProblem(entry);
    if (problem !== null) return { problem: `Line ${number}, “${entry}”: ${problem}` };
  }
  return { cidrs: [...new Set(written.map(({ entry }) => entry))] };
}
