import { expect, test } from 'vitest';
import { clientAddress, insideHeaders } from './client-address.ts';

test('a client does not choose the address that it is counted under', () => {
  const chosen = { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', 'x-client-address': '10.0.0.1' };
  expect(clientAddress(new Headers({ ...chosen, [insideHeaders().clientAddress]: '203.0.113.7' }))).toBe('203.0.113.7');
  expect(clientAddress(new Headers(chosen))).toBe('unreadable');
});

test('the 2^64 addresses of one home share one count', () => {
  const from = (address: string) => clientAddress(new Headers({ [insideHeaders().clientAddress]: address }));
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:ffff::9'));
});
