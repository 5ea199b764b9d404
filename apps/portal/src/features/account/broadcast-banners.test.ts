import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BannerText } from './broadcast-banners.tsx';

const shown = (text: string): string => renderToStaticMarkup(createElement(BannerText, { text }));

test('a short message of an operator is shown whole, without a button', () => {
  expect(shown('On Sunday.\nNothing changes for you.')).not.toMatch(/line-clamp|<button/);
});

test.each([
  ['many words', 'On Sunday the servers are exchanged. '.repeat(8)],
  ['many lines', 'One.\nTwo.\nThree.\nFour.'],
])('a message of %s is shown in part, with a button for the rest', (_which, text) => {
  const html = shown(text);
  expect(html).toMatch(/<p class="[^"]*line-clamp-2/);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Show all');
});
