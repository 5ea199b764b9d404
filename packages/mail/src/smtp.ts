import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { type Sender, withSender } from './sender.ts';

export type OutgoingMail = {
  dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Ends the subscription by a POST; null for a mail that goes to no list. */
  unsubscribeUrl: string | null;
};

const CONNECT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 30_000;
/** A server that answers slowly, but each time within the limits above, must not hold up other mails. */
const SEND_WITHIN_MS = 60_000;

/** The server will never accept this mail. */
export class PermanentRefusal extends Error {
  override readonly name = 'PermanentRefusal';
  readonly isFinal = true;
}

/** Sends one mail over SMTP and returns when the server has accepted it. `from`, such as `Graha <hello@graha.example>`, can receive replies; `sender` is named in its last line. */
export function createSmtp(url: string, from: string, sender: Sender): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ dedupeKey, to, unsubscribeUrl, ...letter }) => {
    if (!ONE_ADDRESS.test(to)) throw new PermanentRefusal('The recipient is no address.');
    try {
      const sent = transport.sendMail({
        ...withSender(letter, sender),
        to: { name: '', address: to },
        from,
        messageId: messageIdOf(dedupeKey, from),
        headers: { ...AUTOMATIC, ...(unsubscribeUrl === null ? {} : listHeaders(unsubscribeUrl)) },
      });
      await within(SEND_WITHIN_MS, sent);
    } catch (error) {
      throw isFinal(error) ? new PermanentRefusal(reasonOf(error)) : new Error(reasonOf(error));
    }
  };
}

async function within(ms: number, sent: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The server did not take the mail within ${ms / 1_000} s.`)), ms);
  });
  try {
    await Promise.race([sent, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Prevents automatic replies such as out-of-office notices. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The button of mail programs that ends a subscription without a visit. @source RFC 8058, 3.1 */
const listHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Returns the same Message-ID for every attempt at a mail, so that a server recognises a repeat. */
function messageIdOf(dedupeKey: string, from: string): string {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${host}>`;
}

/** A text with a comma or a line break would be sent as several recipients. */
const ONE_ADDRESS = /^[^\s<>,;"@]+@[^\s<>,;"@]+$/;

/** Steps in which a server answers about the recipient or the mail. Other steps concern this installation. */
const STEPS_OF_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** A required or refused sign-in. @source RFC 4954, 6 */
const SIGN_IN_CODES: readonly number[] = [530, 534, 535, 538];

/**
 * True for a 5xx answer to the recipient or the mail itself. A server that refuses the connection, the sign-in or the sender
 * would refuse every mail until somebody corrects the settings, so that is temporary.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && !SIGN_IN_CODES.includes(code) && STEPS_OF_MAIL.includes(error.command);
}

/** Removes the recipient's address, which servers repeat in their answers, because logs must not contain it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
