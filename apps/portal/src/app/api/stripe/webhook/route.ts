import { env } from '../../../../server/env.ts';
import { hearStripe } from '../../../../features/billing/webhook.ts';
import { pool } from '../../../../server/pool.ts';

export async function POST(request: Request): Promise<Response> {
  const { stripe } = env();
  if (stripe === null) return new Response(null, { status: 404 });
  return hearStripe(request, { pool: pool(), ...stripe });
}
