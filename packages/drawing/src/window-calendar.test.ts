import { expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import { humaneTime } from './humane-time.ts';
import { windowCalendar } from './window-calendar.ts';
import { WEEKDAYS } from './month-grid.ts';

const windowAt = (start: string, end: string, score: number) => ({
  startMs: Date.parse(`${start}Z`),
  endMs: Date.parse(`${end}Z`),
  score,
  grade: 'fair',
});
const wordsOf = (windows: ReturnType<typeof windowAt>[]): string[] => {
  const drawn = windowCalendar({ windows, weekdays: WEEKDAYS }, { id: 'p', title: 'Times' });
  return [...elementsOf(drawn)].filter(({ tag }) => tag === 'text').map(textOf);
};

test('a window is in the square of the date on which it begins; an end on a later date has its weekday', () => {
  const words = wordsOf([windowAt('2026-11-21T23:10', '2026-11-22T00:13', 97)]);
  const at = words.indexOf('21 Nov');
  expect(words.slice(at, at + 4)).toEqual(['21 Nov', '97', '11:10 pm', '12:13 am Sun']);
});

test('weeks without a window are counted, not drawn', () => {
  const words = wordsOf([
    windowAt('2026-11-21T06:00', '2026-11-21T07:00', 60),
    windowAt('2026-12-16T06:00', '2026-12-16T07:00', 60),
  ]);
  expect(words).toContain('3 weeks without a time');
  expect(words).not.toContain('2 Dec');
});

test('a day with more windows than its square shows counts the rest', () => {
  const hours = [1, 2, 3, 4, 5, 6].map((hour) => windowAt(`2026-11-21T0${hour}:00`, `2026-11-21T0${hour}:30`, 60));
  expect(wordsOf(hours)).toContain('2 more');
});

test.each([
  ['2026-11-21T00:05', '12:05 am'],
  ['2026-11-21T12:00', '12:00 pm'],
  ['2026-11-21T14:35', '2:35 pm'],
])('%s is written as %s', (at, text) => expect(humaneTime(Date.parse(`${at}Z`))).toBe(text));
