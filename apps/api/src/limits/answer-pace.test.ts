import { expect, test } from 'vitest';
import { createAnswerPace, PAUSE_MS, PROMPT_REFUSALS, PROMPT_STRANGER_ANSWERS } from './answer-pace.ts';
import type { Clock } from './clock.ts';

const TENANT = 'tenant';
const ADDRESS = '192.0.2.1';
const REFUSAL = { status: 429, tenantId: TENANT, address: ADDRESS };
const PAID = { ...REFUSAL, status: 200 };
const STRANGER = { status: 200, tenantId: null, address: ADDRESS };
const MINUTE_MS = 60_000;

/** A pace with a clock that moves by `pass`, and the number of answers sent. */
function paceWithClock() {
  let nowMs = 0;
  let timers: { atMs: number; run: () => void }[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    after(ms, run) {
      timers.push({ atMs: nowMs + ms, run });
      return () => undefined;
    },
  };
  const pace = createAnswerPace(clock);
  const sent: number[] = [];
  const answer = (facts: typeof STRANGER | typeof PAID, times = 1): number => {
    const before = sent.length;
    for (let time = 0; time < times; time += 1) pace(facts, () => void sent.push(nowMs));
    return sent.length - before;
  };
  const pass = (ms: number): void => {
    nowMs += ms;
    const due = timers.filter(({ atMs }) => atMs <= nowMs);
    timers = timers.filter(({ atMs }) => atMs > nowMs);
    for (const { run } of due) run();
  };
  return { answer, pass, sent };
}

test('refusals beyond those of a patient client wait, and are sent after the pause', () => {
  const { answer, pass, sent } = paceWithClock();
  expect(answer(REFUSAL, PROMPT_REFUSALS)).toBe(PROMPT_REFUSALS);
  expect(answer(REFUSAL, 5)).toBe(0);
  pass(PAUSE_MS - 1);
  expect(sent).toHaveLength(PROMPT_REFUSALS);
  pass(1);
  expect(sent).toHaveLength(PROMPT_REFUSALS + 5);
});

test('an answer to a call of a key is never delayed, whatever was refused before', () => {
  const { answer } = paceWithClock();
  answer(REFUSAL, PROMPT_REFUSALS + 50);
  expect(answer(PAID, 10_000)).toBe(10_000);
});

test('requests without a key are answered at once up to their number per minute and address', () => {
  const { answer } = paceWithClock();
  expect(answer(STRANGER, PROMPT_STRANGER_ANSWERS + 100)).toBe(PROMPT_STRANGER_ANSWERS);
  expect(answer({ ...STRANGER, address: '192.0.2.2' })).toBe(1);
});

test('the refusals of one workspace delay no other workspace of the same address', () => {
  const { answer } = paceWithClock();
  answer(REFUSAL, PROMPT_REFUSALS + 1);
  expect(answer({ ...REFUSAL, tenantId: 'neighbour' })).toBe(1);
  expect(answer({ ...REFUSAL, address: '192.0.2.2' })).toBe(1);
});

test('after the minute refusals are prompt again', () => {
  const { answer, pass } = paceWithClock();
  answer(REFUSAL, PROMPT_REFUSALS + 1);
  pass(MINUTE_MS);
  expect(answer(REFUSAL)).toBe(1);
});

test('if too many answers wait, further ones are sent at once, and the places are free again after the pause', () => {
  const { answer, pass } = paceWithClock();
  answer(REFUSAL, PROMPT_REFUSALS);
  const times = 5_000;
  const prompt = answer(REFUSAL, times);
  expect(prompt).toBe(times - 2_000);
  pass(PAUSE_MS);
  expect(answer(REFUSAL)).toBe(0);
});
