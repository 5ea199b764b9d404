import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Seconds that a person may spend at the provider. */
export const STATE_WITHIN_S = 600;

const State = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The signed-in person who links the provider; null for a sign-in. */
  linkTo: z.string().nullable().default(null),
  endsMs: z.number(),
});
export type ProviderState = z.output<typeof State>;

const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`provider-state:${text}`).digest('base64url');

/** Creates the state of a sign-in at a provider. The cookie stays in the browser until it returns. */
export function newState(
  secret: string,
  { provider, next, linkTo = null }: Pick<ProviderState, 'provider' | 'next'> & { linkTo?: string | null },
) {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')];
  const endsMs = Date.now() + STATE_WITHIN_S * 1_000;
  const text = Buffer.from(JSON.stringify({ provider, state, verifier, next, linkTo, endsMs })).toString('base64url');
  return { state, verifier, cookie: `${text}.${macOf(secret, text)}` };
}

/** Returns a state sealed by this server that is still valid; else null. */
export function openState(secret: string, cookie: string | undefined): ProviderState | null {
  const [text = '', mac = ''] = (cookie ?? '').split('.');
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const state = State.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return state.endsMs < Date.now() ? null : state;
}
