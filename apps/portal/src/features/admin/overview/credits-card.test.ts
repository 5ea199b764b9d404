import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CreditsCard } from './credits-card.tsx';

const NOTHING = {
  tenants: 0,
  entries: 0,
  opening: 0,
  paidAllowances: 0,
  freeAllowances: 0,
  topUps: 0,
  byHand: 0,
  consumed: 0,
  reversed: 0,
  expired: 0,
  withdrawn: 0,
  remaining: 0,
  difference: 0,
};

const day = (topUpsSold: number) => ({
  day: '2026-11-21',
  plansCents: 0,
  topUpsCents: topUpsSold * 1_200,
  topUpsSold,
});

test.each([
  [[1, 0], 'Sold in the last 30 days: 1 top-up, 50,000 credits for $12.'],
  [[1, 2], 'Sold in the last 30 days: 3 top-ups, 150,000 credits for $36.'],
  [[0, 0], 'No top-up was sold in the last 30 days.'],
])('top-ups of %j a day are counted with their money, also when a new period carried them in', (sold, words) => {
  const credits = {
    ...NOTHING,
    opening: 50_000,
  };
  const page = renderToStaticMarkup(createElement(CreditsCard, { credits, days: sold.map(day) }));
  expect(page).toContain(words);
});
