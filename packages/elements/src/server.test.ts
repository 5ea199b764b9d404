import { expect, test } from 'vitest';

const MODULES = {
  chart: () => import('./graha-chart.ts'),
  panchang: () => import('./graha-panchang.ts'),
  match: () => import('./graha-match.ts'),
  dasha: () => import('./graha-dasha.ts'),
  month: () => import('./graha-month.ts'),
  wheel: () => import('./graha-wheel.ts'),
  form: () => import('./graha-birth-form.ts'),
};

test.each(Object.entries(MODULES))('%s loads on a server without a DOM, where it does nothing', async (_, load) => {
  expect(globalThis).not.toHaveProperty('HTMLElement');
  await expect(load()).resolves.toBeDefined();
});
