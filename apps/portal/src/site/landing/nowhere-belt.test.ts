import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NowhereBelt } from './nowhere-belt.tsx';

test('the not-found page has the belt in its HTML', async () => {
  const stream = await renderToReadableStream(createElement(NowhereBelt));
  expect(await new Response(stream).text()).toContain('The zodiac belt, with a needle at 0°');
});

test('the belt is a function, because React loads a client component lazily and refuses a lazy one in it (error 306)', () => {
  expect(typeof NowhereBelt).toBe('function');
});
