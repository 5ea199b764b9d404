import { createHmac } from 'node:crypto';

export const PORTAL_URL = 'http://localhost:3000';

/** A browser that stores cookies and sends them. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly userAgent: string;

  constructor(userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0') {
    this.userAgent = userAgent;
  }

  get headers(): Headers {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    return new Headers({ cookie, 'user-agent': this.userAgent, origin: PORTAL_URL });
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '' || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Sends a call and stores the cookies that it sets. */
  async send<Answer>(
    call: (sent: { headers: Headers; returnHeaders: true }) => Promise<{ headers: Headers; response: Answer }>,
  ): Promise<Answer> {
    const { headers, response } = await call({ headers: this.headers, returnHeaders: true });
    this.keep(headers);
    return response;
  }
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an app shows for the secret in this address. @source RFC 6238 */
export function codeOf(uri: string, atMs: number = Date.now()): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret.replaceAll('=', '')].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
