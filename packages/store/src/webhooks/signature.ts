import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Returns the headers of a message by the rules of Standard Webhooks, with one signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { messageId, at, body }: { messageId: string; at: Date; body: string },
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
