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
 * Stores a message of Stripe's and answers. A message that is not signed by Stripe, is of another mode or is too old is refused and
 * not stored. When storing fails, the error makes Stripe send it again.
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
const LAST_SECOND = 253_402_300_799; // Of the year 9999.

/** What is read of a message of Stripe's; its ids go into the log as they are. */
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

/** Whether Stripe signed it within five minutes of now: the SDK alone would take a stamp from the future. */
function isFromStripe(payload: Buffer, header: string, secret: string): boolean {
  const stamps = header.split(',').flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const [stamp] = stamps;
  if (stamp === undefined || stamps.length > 1) return false;
  if (Number(stamp) - Date.now() / 1000 > TOLERANCE_S) return false;
  try {
    return Stripe.webhooks.signature?.verifyHeader(payload, header, secret, TOLERANCE_S) ?? false;
  } catch {
    return false; // Why it does not fit is of use to forgers alone.
  }
}

/** The message, or where it is not what Stripe sends. */
function messageIn(payload: Buffer): { event: Stripe.Event } | { problem: string } {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
  } catch {
    return { problem: 'no JSON' };
  }
  const { success, error } = Message.safeParse(sent);
  if (!success) return { problem: error.issues[0]?.path.join('.') || 'no object' };
  // Safe: what is read of it has the form checked above; the rest is fetched from Stripe.
  return { event: sent as Stripe.Event };
}
