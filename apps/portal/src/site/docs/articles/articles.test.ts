import { count } from '@graha/domain/core/format';
import { costOf } from '@graha/catalog/operation/price';
import { expect, test } from 'vitest';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { DOCS_NAV } from '../../landing/nav.ts';
import { articleAt } from '../addresses.ts';
import { type Block, inlineParts, isPagePath } from '../block.ts';
import { ARTICLES } from './articles.ts';
import { CREDITS } from './credits.ts';

test('the lead of an article is plain text, because it is also the description of the page', () => {
  const leads = Object.entries(ARTICLES).map(([page, { lead }]) => [page, lead] as const);
  expect(leads.filter(([, lead]) => lead.includes('`'))).toEqual([]);
});

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'text' || block.kind === 'note') return [block.text];
  return block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [];
};
const BLOCKS = Object.entries(ARTICLES).flatMap(([page, { sections }]) =>
  sections.flatMap(({ blocks }) => blocks.map((block) => ({ page, block }))),
);

test('each address of a page of the docs in a text is that of a page, and its anchor that of a section', () => {
  const pages = new Set(DOCS_NAV.flatMap(({ links }) => links.map(({ href }) => href)));
  const linked = BLOCKS.flatMap(({ page, block }) =>
    textsOf(block)
      .flatMap(inlineParts)
      .filter(({ text, isCode }) => isCode && isPagePath(text) && text.startsWith('/docs/'))
      .map(({ text }) => ({ page, text })),
  );
  const isThere = (path: string): boolean => {
    const [href = '', anchor] = path.split('#');
    const article = ARTICLES[href.replace('/docs/', '')];
    if (article === undefined || anchor === undefined) return article !== undefined || pages.has(href);
    return article.sections.some(({ id }) => id === anchor);
  };
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter(({ text }) => !isThere(text))).toEqual([]);
});

test('texts and code name the addresses of this portal and its API', () => {
  const addresses = { portalUrl: 'https://portal.test', apiUrl: 'https://api.test' };
  const shown = JSON.stringify(Object.values(ARTICLES).map((article) => articleAt(article, addresses)));
  expect(shown).not.toMatch(/\$GRAHA_(?:PORTAL|API)_URL|graha\.example\/elements/);
  expect(shown).toContain('https://portal.test/elements/graha-chart.js');
  expect(shown).toContain('https://api.test/mcp');
});

const prices = CREDITS.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'table' && block.label === 'Prices of operations' ? block.rows : [])),
);

test('the table of prices has each operation once', () => {
  const counted = prices.map(([, listed = '']) => {
    const [, number] = /^([\d,]+) operations, such as/.exec(listed) ?? [];
    return number === undefined ? listed.split(', ').length : Number(number.replaceAll(',', ''));
  });
  expect(count(counted.reduce((sum, one) => sum + one, 0))).toBe(count(OWN_OPERATIONS.length));
});

test('a price without a unit is what the example costs', () => {
  for (const [price = '', listed = ''] of prices) {
    const [, credits] = /^(\d+) credits?$/.exec(price) ?? [];
    if (credits === undefined) continue;
    for (const [, id] of listed.matchAll(/`([^`]+)`/g)) {
      const operation = OWN_OPERATIONS.find((one) => one.id === id);
      if (operation === undefined) throw new Error(`there is no operation ${id}`);
      expect([id, costOf(operation, operation.input.parse(operation.example))]).toEqual([id, Number(credits)]);
    }
  }
});
