import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';

export type OutgoingMail = { dedupeKey: string; to: string; subject: string; html: string; text: string };

const CONNECT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 30_000;

/** The server said that it will never take this mail. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
  readonly isFinal = true;
}

/** Sends one mail over SMTP and returns when the server has taken it. `from`: `Graha <hello@graha.example>`, whose answers somebody reads. */
export function createSmtp(url: string, from: string): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ dedupeKey, ...mail }) => {
    try {
      await transport.sendMail({ ...mail, from, messageId: messageIdOf(dedupeKey, from), headers: AUTOMATIC });
    } catch (error) {
      throw isFinal(error) ? new RefusedForGood(reasonOf(error)) : new Error(reasonOf(error));
    }
  };
}

/** Says to out-of-office robots that nobody reads an answer. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The same for every attempt at the same mail: a server that has it already can tell. */
function messageIdOf(dedupeKey: string, from: string): string {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}@${host}>`;
}

/** A 5xx answer to the reader's address or the mail itself. To our own sign-in it is a mistake of ours, which we may mend. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('code' in error && error.code === 'EAUTH');

/** Servers repeat the reader's address in their answers; the outbox knows it already, and logs need not. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
