import { receiveMessage } from '@graha/billing/inbox';
import { isTestKey } from '@graha/billing/stripe-client';
import type { createPool } from '@graha/store/pool';
import { Stripe } from 'stripe';

type Deps = { pool: ReturnType<typeof createPool>; secretKey: string; webhookSecret: string };

const TOLERANCE_S = 300;
const BODY_BYTES_MAX = 1_000_000;

const answer = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Notes a message of Stripe's and answers. Whoever is not Stripe, tells of another mode, or sends an old letter again is
 * refused without a trace; where the note could not be written, Stripe is asked to come again.
 */
export async function hearStripe(request: Request, { pool, secretKey, webhookSecret }: Deps): Promise<Response> {
  const payload = Buffer.from(await request.arrayBuffer());
  if (payload.length > BODY_BYTES_MAX) return answer(413, 'Too long.');
  const event = verified(payload, request.headers.get('stripe-signature') ?? '', webhookSecret);
  if (event === null) return answer(400, 'The signature does not fit.');
  if (event.livemode === isTestKey(secretKey)) return answer(400, 'The message is of another mode than the key.');
  const isNews = await receiveMessage({ pool }, event);
  return answer(200, isNews ? 'Noted.' : 'Known.');
}

function verified(payload: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE_S);
  } catch {
    return null; // Why it does not fit is of use to forgers alone.
  }
}
