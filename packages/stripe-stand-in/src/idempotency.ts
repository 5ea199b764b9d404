import { StripeError } from './stripe-error.ts';

type Result = { body: object } | { error: unknown };
type Remembered = { sent: string; at: number; result: Result | null };

const KEPT_S = 86_400;

export type Answer = Result & { isRepeated: boolean };

/**
 * One store for all calls, as at Stripe: a key with the same request gets the same answer for a day, including errors of the card
 * and of the server. A request refused before it begins, for its parameters or a running request, is not stored.
 */
export function idempotency(now: () => number) {
  const calls = new Map<string, Remembered>();
  return async (key: string, sent: string, act: () => Promise<object>): Promise<Answer> => {
    const known = calls.get(key);
    if (known && now() - known.at < KEPT_S) return { ...repeated(key, known, sent), isRepeated: true };
    const call: Remembered = { sent, at: now(), result: null };
    calls.set(key, call);
    call.result = await act().then(
      (body) => ({ body }),
      (error: unknown) => ({ error }),
    );
    if ('error' in call.result && isBeforeBeginning(call.result.error)) calls.delete(key);
    return { ...call.result, isRepeated: false };
  };
}

function repeated(key: string, known: Remembered, sent: string): Result {
  if (known.sent !== sent) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (known.result !== null) return known.result;
  throw new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Stripe API key and idempotency key '${key}'. Try again later.`,
  });
}

const isBeforeBeginning = (error: unknown): boolean =>
  error instanceof StripeError && error.body.type === 'invalid_request_error';
