import { expect, test } from 'vitest';
import { ClockQuestion, ClocksQuestion } from './sky.ts';

const question = { timezone: '5.5', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 };

test.each([
  ['timezone', ['x', 'x'.repeat(64)], ['', 'x'.repeat(65)]],
  ['year', [1, 9999], [0, 10_000, 2000.5]],
  ['month', [1, 12], [0, 13, 1.5]],
  ['date', [1, 31], [0, 32, 1.5]],
  ['hours', [0, 23], [-1, 24, 1.5]],
  ['minutes', [0, 59], [-1, 60, 1.5]],
  ['seconds', [0, 59], [-1, 60, 1.5]],
  ['clock', ['x', 'x'.repeat(20), undefined], ['', 'x'.repeat(21)]],
  [
    'place',
    [{ latitude: -90, longitude: 180 }, { latitude: 90, longitude: -180 }, undefined],
    [
      ...[90.1, -90.1].map((latitude) => ({ latitude, longitude: 0 })),
      ...[180.1, -180.1].map((longitude) => ({ latitude: 0, longitude })),
      { latitude: 0 },
      {},
    ],
  ],
])('the %s of a clock time has its bounds', (member, inside, outside) => {
  const isTaken = (value: unknown) => ClockQuestion.safeParse({ ...question, [member]: value }).success;
  expect(inside.map(isTaken)).toEqual(inside.map(() => true));
  expect(outside.map(isTaken)).toEqual(outside.map(() => false));
});

test.each([
  ['timezone', ['x', 'x'.repeat(64)], ['', 'x'.repeat(65)]],
  ['longitude', [-180, 180], [-180.1, 180.1, '0']],
])('the %s of a question for the clocks of a place has its bounds', (member, inside, outside) => {
  const isTaken = (value: unknown) =>
    ClocksQuestion.safeParse({ timezone: 'Asia/Kolkata', longitude: 77.6, [member]: value }).success;
  expect([inside.map(isTaken), outside.map(isTaken)]).toEqual([inside.map(() => true), outside.map(() => false)]);
});
