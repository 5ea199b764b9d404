import { receiveMessage } from '@graha/billing/inbox';
import { isTestKey } from '@graha/billing/stripe-client';
import type { createPool } from '@graha/store/postgres/pool';
import { report as reportError, type Report } from '@graha/procedures/trpc/report';
import { requestIdOf } from '../../server/request-headers.ts';
import { Stripe } from 'stripe';
import { z } from 'zod';

type Deps = {
  pool: ReturnType<typeof createPool>;
  secretKey: string;
  webhookSecret: string;
  report?: Report;
};

const PATH = '/api/stripe/webhook';
const BODY_BYTES_MAX = 1_000_000;

const answer = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Stores a message of Stripe and responds. A message is refused and not stored if it is not signed by Stripe, is of another mode
 * or is too old. If storing fails, the error makes Stripe send it again.
 */
export async function hearStripe(
  request: Request,
  { pool, secretKey, webhookSecret, report = reportError }: Deps,
): Promise<Response> {
  const payload = Buffer.from(await request.arrayBuffer());
  if (payload.length > BODY_BYTES_MAX) return answer(413, 'Too long.');
  const { headers } = request;
  if (!isFromStripe(payload, headers.get('stripe-signature') ?? '', webhookSecret)) {
    return answer(400, 'The signature does not fit.');
  }
  const message = messageIn(payload);
  if ('problem' in message) {
    const { problem } = message;
    report(new Error(`webhook malformed at ${problem}`), { requestId: requestIdOf(headers), path: PATH });
    return answer(400, `The message is malformed: ${problem}.`);
  }
  const { event } = message;
  if (event.livemode === isTestKey(secretKey)) return answer(400, 'The message is of another mode than the key.');
  const isNews = await receiveMessage({ pool }, event);
  return answer(200, isNews ? 'Noted.' : 'Known.');
}

const TOLERANCE_S = 300;
const LAST_SECOND = 253_402_300_799; // The last second of the year 9999.

/** The parts of a Stripe message that are read; its ids are logged unchanged. */
const Message = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z0-9_.]{1,100}$/),
  created: z.int().min(0).max(LAST_SECOND),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: z
        .string()
        .regex(/^[\w-]{1,255}$/)
        .optional(),
    }),
  }),
});

/** Returns whether Stripe signed the message within five minutes of now. The SDK alone would accept a timestamp in the future. */
function isFromStripe(payload: Buffer, header: string, secret: string): boolean {
  const stamps = header.split(',').flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const [stamp] = stamps;
  if (stamp === undefined || stamps.length > 1) return false;
  if (Number(stamp) - Date.now() / 1000 > TOLERANCE_S) return false;
  try {
    return Stripe.webhooks.signature?.verifyHeader(payload, header, secret, TOLERANCE_S) ?? false;
  } catch {
    return false; // The reason for the mismatch would help only forgers.
  }
}

/** Parses a message, or names its difference from a Stripe message. */
function messageIn(payload: Buffer): { event: Stripe.Event } | { problem: string } {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
  } catch {
    return { problem: 'no JSON' };
  }
  const { success, error } = Message.safeParse(sent);
  if (!success) return { problem: error.issues[0]?.path.join('.') || 'no object' };
  // Safe: the members that are read were checked above; the rest is fetched from Stripe.
  return { event: sent as Stripe.Event };
}
