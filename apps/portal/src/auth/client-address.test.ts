import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('a client does not choose the address that it is counted under', () =>
  expect(clientAddress(new Headers({ 'x-forwarded-for': '10.0.0.1, 203.0.113.7' }))).toBe('203.0.113.7'));

test('clients without an address share one count', () => expect(clientAddress(new Headers())).toBe('unknown'));
