import { fullPriceText } from '@graha/catalog/operation/price';
import { expect, test } from 'vitest';
import { DOCS_NAV } from '../landing/nav.ts';
import { OPERATIONS } from '../../shared/operations.ts';
import { llmsText } from './llms-text.ts';

const text = llmsText({ portalUrl: 'https://portal.test', apiUrl: 'https://api.test' });

test('every operation is named once, with its page and its price', () => {
  const lines = text.split('\n');
  for (const { id, path, ...priced } of OPERATIONS) {
    const named = lines.filter((line) => line.includes(` ${path}](https://portal.test/reference/${id})`));
    expect(named).toHaveLength(1);
    expect(named[0]?.endsWith(`${fullPriceText(priced)}.`)).toBe(true);
  }
});

test('every page of the docs is linked', () => {
  const missing = DOCS_NAV.flatMap(({ links }) => links).filter(
    ({ href }) => !text.includes(`(https://portal.test${href})`),
  );
  expect(missing).toEqual([]);
});

test('the addresses are those of the server that answers', () => {
  expect(text).toContain('https://api.test/openapi.json');
});
