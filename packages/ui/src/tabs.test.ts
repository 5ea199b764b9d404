import { expect, test } from 'vitest';
import { nextIndex } from './tabs.tsx';

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect(nextIndex('ArrowRight', 2, 3)).toBe(0);
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
  expect(nextIndex('Home', 2, 3)).toBe(0);
  expect(nextIndex('End', 0, 3)).toBe(2);
  expect(nextIndex('Tab', 1, 3)).toBe(null);
});
