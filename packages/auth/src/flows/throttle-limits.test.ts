import type { AttemptStore } from '@graha/store/identity/attempts';
import { expect, test } from 'vitest';
import { createThrottles } from './throttles.ts';

const MINUTE_MS = 60_000;
const LEFT_MS = 7;

/** Counts without a limit, and records the window of each subject. */
function countingStore() {
  const counts = new Map<string, number>();
  const windows = new Map<string, number>();
  const store: AttemptStore = {
    take: async (asked) =>
      asked.map(({ subject, windowMs }) => {
        counts.set(subject, (counts.get(subject) ?? 0) + 1);
        windows.set(subject, windowMs);
        return { attempts: counts.get(subject) ?? 0, leftMs: LEFT_MS };
      }),
    read: async (subject) => ({ attempts: counts.get(subject) ?? 0, leftMs: LEFT_MS }),
    reopen: async () => undefined,
    giveBack: async () => undefined,
    forget: async (subject) => void counts.delete(subject),
  };
  return { store, windows };
}

/** Attempts, minutes, and the attempts of a test run if they differ. */
const PROMISED = {
  signUpByAddress: [20, 60, 10_000],
  confirmMailByAccount: [5, 60],
  signInByAddress: [60, 15, 10_000],
  ssoByAddress: [30, 15, 10_000],
  signInByAccount: [100, 60],
  signInByDevice: [10, 15],
  signInByPair: [10, 15],
  codeByAddress: [20, 15, 10_000],
  deviceAskByAddress: [30, 15, 10_000],
  resetMailByAddress: [20, 60, 10_000],
  resetMailByAccount: [5, 60],
  resetByAddress: [20, 60],
  addressMailByPerson: [5, 60],
  exportByWorkspace: [1, 10],
  exportByPerson: [5, 60],
  sameForm: [1, 1 / 60],
  proofByPerson: [10, 15],
} as const;
// Safe: the keys of the table itself.
const NAMES = Object.keys(PROMISED) as (keyof typeof PROMISED)[];

test.each(NAMES)('%s: so many attempts in so many minutes, in a test run and outside of one', async (name) => {
  const [attemptsMax, minutes, attemptsOfTests = attemptsMax] = PROMISED[name];
  for (const [isTestRun, max] of [
    [false, attemptsMax],
    [true, attemptsOfTests],
  ] as const) {
    const { store, windows } = countingStore();
    const throttles = createThrottles({ isTestRun }, store);
    for (let attempt = 0; attempt < max - 1; attempt += 1) await throttles[name].take('a');
    expect(await throttles[name].waitMs('a')).toBe(0);
    expect(await throttles[name].take('a')).toBe(0);
    expect([await throttles[name].waitMs('a'), await throttles[name].take('a')]).toEqual([LEFT_MS, LEFT_MS]);
    expect([...windows]).toEqual([[`${name} a`, minutes * MINUTE_MS]]);
  }
});

test('several limits at once are counted by themselves, and the longest wait holds', async () => {
  const { store, windows } = countingStore();
  const throttles = createThrottles({ isTestRun: false }, store);
  const subjects = { signInByPair: 'pair', signInByAccount: 'asha' };
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await throttles.takeAll(subjects)).toBe(0);
  expect(await throttles.takeAll(subjects)).toBe(LEFT_MS);
  expect(await throttles.takeAll({ signInByAccount: 'asha' })).toBe(0);
  expect([...windows.keys()].toSorted()).toEqual(['signInByAccount asha', 'signInByPair pair']);
  expect(await throttles.takeAll({})).toBe(0);
});
