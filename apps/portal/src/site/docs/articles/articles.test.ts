import { count } from '@graha/domain/core/format';
import { costOf } from '@graha/catalog/operation/price';
import { expect, test } from 'vitest';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { ARTICLES } from './articles.ts';
import { CREDITS } from './credits.ts';

test('the lead of an article is plain text, because it is also the description of the page', () => {
  const leads = Object.entries(ARTICLES).map(([page, { lead }]) => [page, lead] as const);
  expect(leads.filter(([, lead]) => lead.includes('`'))).toEqual([]);
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
