import { expect, test } from 'vitest';
import { refusalWords } from './network.ts';

test('the words of the edge are shown, and those of a proxy replaced', () => {
  expect(refusalWords(new Error('Wait 45 seconds, then try again.'))).toBe('Wait 45 seconds, then try again.');
  const busy = 'The server is busy, or is being updated. Wait a moment, then try again.';
  expect(refusalWords(new Error('An unexpected response was received from the server.'))).toBe(busy);
  expect(refusalWords(new Error(''))).toBe(busy);
});

test('redirects, errors of the page and anything else are no refusal', () => {
  expect(refusalWords(Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;push;/keys' }))).toBeNull();
  expect(refusalWords(Object.assign(new Error('An error occurred'), { digest: '1234' }))).toBeNull();
  expect(refusalWords('no')).toBeNull();
});
