import { beforeEach, expect, test, vi } from 'vitest';
import { carryInputs, takeCarried } from './carried.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  return () => void vi.unstubAllGlobals();
});

const INPUTS = { values: { year: '1991', month: '7' }, places: { '': 'Ujjain' } };
const HOUR_MS = 3_600_000;

test('what a visitor filled in is handed over once, and nothing of it stays in the browser', () => {
  carryInputs(INPUTS, 0);
  expect(takeCarried(23 * HOUR_MS)).toEqual(INPUTS);
  expect(takeCarried(23 * HOUR_MS)).toBeNull();
  expect(stored.size).toBe(0);
});

test('inputs older than a day, and what no version of ours wrote, are thrown away', () => {
  carryInputs(INPUTS, 0);
  expect(takeCarried(24 * HOUR_MS)).toBeNull();
  for (const text of ['nonsense', '7', 'null', '{"fragment":7,"atMs":1}', '{"fragment":"year=1991"}']) {
    stored.set('graha.playground.carried', text);
    expect(takeCarried(1)).toBeNull();
    expect(stored.size).toBe(0);
  }
});
