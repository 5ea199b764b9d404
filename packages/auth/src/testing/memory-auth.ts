import { createHmac } from 'node:crypto';
import { memoryAdapter } from 'better-auth/adapters/memory';
import type { MailName } from '@graha/mail/render';
import { memoryAttempts } from './memory-attempts.ts';
import { createAuth, type Auth } from '../core/create-auth.ts';
import { nameFrom } from '../core/viewer.ts';
import type { AccountPorts, Letter } from '../core/ports.ts';

const MODELS = [
  'user',
  'session',
  'account',
  'verification',
  'organization',
  'member',
  'invitation',
  'twoFactor',
  'passkey',
  'pendingSignUp',
];

export const PORTAL_URL = 'http://localhost:3000';

export type SentLetter = { [Name in MailName]: Letter<Name> }[MailName];

/** The portal's Better Auth on tables in memory; it keeps what it records and mails. */
export function memoryAuth(mode: 'test' | 'production' = 'test') {
  const tables: Record<string, Record<string, unknown>[]> = Object.fromEntries(MODELS.map((model) => [model, []]));
  const letters: SentLetter[] = [];
  const endedSessions: string[] = [];
  const revoked: string[] = [];
  const facts: { userId: string; type: string }[] = [];
  const ports: AccountPorts = {
    record: async (userId, { type }) => void facts.push({ userId, type }),
    sessionEnded: async ({ sessionId }) => void endedSessions.push(sessionId),
    revokeKeys: async (tenantId) => void revoked.push(tenantId),
    // Safe: a letter of one template is one of the letters of all of them.
    post: async (letter) => void letters.push(letter as unknown as SentLetter),
  };
  const env = { mode, portalUrl: PORTAL_URL, authSecret: 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa' };
  return {
    tables,
    letters,
    facts,
    endedSessions,
    revoked,
    ports,
    auth: createAuth(env, memoryAdapter(tables), ports, memoryAttempts()),
  };
}

/** A user with a verified address; `isVerified: false` makes one as an older version did. */
export async function personIn(
  auth: Auth,
  { email, password, isVerified = true }: { email: string; password: string; isVerified?: boolean },
): Promise<string> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const { id } = await internalAdapter.createUser(
    { email, name: nameFrom(email), emailVerified: isVerified },
    { method: 'email-password' },
  );
  const account = { userId: id, providerId: 'credential', accountId: id, password: await passwords.hash(password) };
  await internalAdapter.linkAccount(account);
  if (isVerified) await internalAdapter.updateUser(id, { emailVerifiedAt: new Date() });
  return id;
}

/** The last mail of this kind, or a failure of the test. */
export function lastLetter<Name extends MailName>(letters: readonly SentLetter[], name: Name): Letter<Name> {
  const letter = letters.findLast((sent) => sent.name === name);
  if (!letter)
    throw new Error(`No mail ${name} was sent; only ${letters.map((sent) => sent.name).join(', ') || 'none'}.`);
  // Safe: it was found by its name.
  return letter as unknown as Letter<Name>;
}

/** The token in a mail's link. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('token') ?? '';

/** A browser: keeps the cookies that it is given, and sends them. */
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

  /** Sends a call and keeps what it sets. */
  async send<Answer>(
    call: (sent: { headers: Headers; returnHeaders: true }) => Promise<{ headers: Headers; response: Answer }>,
  ): Promise<Answer> {
    const { headers, response } = await call({ headers: this.headers, returnHeaders: true });
    this.keep(headers);
    return response;
  }
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows for the secret in this address. @source RFC 6238 */
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
