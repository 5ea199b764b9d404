import { receiveMessage } from '@graha/billing/inbox';
import { isTestKey } from '@graha/billing/stripe-client';
import type { createPool } from '@graha/store/postgres/pool';
import { report as reportError, type Report } from '@graha/procedures/trpc/report';
import { requestIdOf } from '../../server/request-headers.ts';
import { isFromStripe, messageIn } from './stripe-message.ts';

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
