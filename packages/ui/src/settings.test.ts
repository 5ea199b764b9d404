import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsRow } from './settings.tsx';

test('a long name without a space breaks inside its row', () => {
  const html = renderToStaticMarkup(createElement(SettingsRow, { title: 'a_long_name' }));
  expect(html).toMatch(/<div class="[^"]*wrap-anywhere[^"]*"><p[^>]*>a_long_name/);
});
