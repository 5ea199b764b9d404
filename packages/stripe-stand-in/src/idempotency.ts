import { StripeError } from './stripe-error.ts';

type Remembered = { sent: string; body: Promise<object> };

/** The same key with the same request is answered alike; failures of the card are remembered too, as at Stripe. */
export function idempotency() {
  const calls = new Map<string, Remembered>();
  return async (
    key: string,
    sent: string,
    act: () => Promise<object>,
  ): Promise<{ body: object; isRepeated: boolean }> => {
    const known = calls.get(key);
    if (known && known.sent !== sent) {
      throw new StripeError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (known) return { body: await known.body, isRepeated: true };
    const body = act();
    calls.set(key, { sent, body });
    return { body: await body, isRepeated: false };
  };
}
