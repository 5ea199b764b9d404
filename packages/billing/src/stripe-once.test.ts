import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { failureOf, keyOf } from './stripe-once.ts';

const { errors } = Stripe;
type Raw = ConstructorParameters<typeof errors.StripeError>[0];

const raw = (more: Partial<Raw> = {}): Raw => ({ type: 'api_error', message: 'No.', ...more });
const replayed = { headers: { 'idempotent-replayed': 'true' } };

test('a key has all its parts in order', () => {
  expect(keyOf('checkout', 't', 3)).toEqual({ idempotencyKey: 'checkout:t:3' });
});

describe('a failed call of Stripe', () => {
  test.each([
    ['a declined card', new errors.StripeCardError(raw()), 'card_declined'],
    ['an invalid request', new errors.StripeInvalidRequestError(raw()), 'refused'],
    ['a key used with other parameters', new errors.StripeIdempotencyError(raw()), 'refused'],
    ['a server error that Stripe repeats', new errors.StripeAPIError(raw(replayed)), 'refused'],
  ])('has bought nothing after %s', (_, error, reason) => {
    expect(failureOf(error)).toBe(reason);
  });

  test.each([
    ['a new server error', new errors.StripeAPIError(raw())],
    [
      'a server error with other headers',
      new errors.StripeAPIError(raw({ headers: { 'idempotent-replayed': 'false' } })),
    ],
    ['a broken connection', new errors.StripeConnectionError(raw())],
    ['a limit of calls', new errors.StripeRateLimitError(raw())],
    ['an error of ours', new TypeError('a bug')],
    ['the same call that still runs', new errors.StripeIdempotencyError(raw({ statusCode: 409 }))],
    ['a locked object', new errors.StripeInvalidRequestError(raw({ code: 'lock_timeout' }))],
    ['a locked object and a card', new errors.StripeCardError(raw({ statusCode: 409 }))],
  ])('may have bought something after %s', (_, error) => {
    expect(failureOf(error)).toBeNull();
  });
});
