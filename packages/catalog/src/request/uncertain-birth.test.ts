import { expect, test } from 'vitest';
import { members } from '../wire/fields.ts';
import { birthRequest, EXAMPLE_BIRTH } from './birth.ts';
import { readInput } from './issues.ts';
import { reportImpossibleSpan, resolveSpan, UNCERTAIN_BIRTH, type UncertainBirth } from './uncertain-birth.ts';

const Request = members(UNCERTAIN_BIRTH, 'member of this request').superRefine(reportImpossibleSpan, {
  when: () => true,
});
const { hours: _h, minutes: _m, ...DAY } = EXAMPLE_BIRTH;

function read(sent: object): UncertainBirth {
  const found = readInput(Request, { ...DAY, ...sent }, 'body');
  if (!found.ok) throw new Error(found.problems.map(({ msg }) => msg).join('; '));
  return found.data;
}

/** The span in hours from the local midnight that begins the date. */
function hoursOf(sent: object): [number, number] {
  const day = resolveSpan(read({ ...sent, time: 'unknown', hours: undefined, minutes: undefined })).span.fromSecond;
  const { fromSecond, untilSecond } = resolveSpan(read(sent)).span;
  return [(fromSecond - day) / 3600, (untilSecond - day) / 3600];
}

const SECOND = 1 / 3600;

test.each([
  [{}, 0, 24],
  [{ time: 'unknown' }, 0, 24],
  [{ time: '06:00-07:30' }, 6, 7.5 + SECOND],
  [{ time: '6:00-06:00:00' }, 6, 6 + SECOND],
  [{ time: '22:00-02:00' }, 22, 26 + SECOND],
  [{ time: '00:10±20' }, -1 / 6, 0.5 + SECOND],
  [{ time: '12:00~1080' }, -6, 30 + SECOND],
  [{ hours: 14, minutes: 30 }, 14.5, 14.5 + SECOND],
  [{ hours: 14, minutes: 30, seconds: 59 }, 14.5 + 59 * SECOND, 14.5 + 60 * SECOND],
])('%j allows the hours from %d to %d of the day', (sent, from, until) => {
  const [first, end] = hoursOf(sent);
  expect(first).toBeCloseTo(from, 9);
  expect(end).toBeCloseTo(until, 9);
});

test.each([
  ['America/New_York', 2024, 3, 10, 23],
  ['America/New_York', 2024, 11, 3, 25],
  ['Asia/Kolkata', 2024, 3, 10, 24],
  ['America/Sao_Paulo', 2018, 11, 4, 23], // Midnight itself was skipped.
  ['Atlantic/Azores', 2024, 10, 27, 25],
])('an unknown time in %s on %d-%d-%d has %d hours', (timezone, year, month, date, hours) => {
  const { fromSecond, untilSecond } = resolveSpan(read({ timezone, year, month, date })).span;
  expect((untilSecond - fromSecond) / 3600).toBe(hours);
});

test.each([
  [{ time: '06:00' }, /must be unknown, two times such as/],
  [{ time: '' }, /must be unknown/],
  [{ time: 'noon' }, /must be unknown/],
  [{ time: '06:00-' }, /must be unknown/],
  [{ time: '24:00-07:00' }, /clock from 00:00 to 23:59:59/],
  [{ time: '06:00-07:60' }, /clock from 00:00 to 23:59:59/],
  [{ time: '06:30~1081' }, /must be 1 to 1080 minutes/],
  [{ time: '06:30~0' }, /must be 1 to 1080 minutes/],
  [{ time: { from: '06:00' } }, /time must be text/],
  [{ hours: 6 }, /minutes is required beside hours.*6:00-6:59/],
  [{ minutes: 6 }, /hours is required beside minutes/],
  [{ month: 2, date: 30 }, /date 30 does not exist/],
  [{ timezone: 'Asia/Nowhere' }, /Asia\/Nowhere/],
  [{ timezone: 'America/New_York', year: 2024, month: 3, date: 10, time: '02:30-04:00' }, /never occurred/],
  [{ timezone: 'Pacific/Apia', year: 2011, month: 12, date: 30 }, /never/],
])('%j is refused with what to send', (sent, words) => {
  expect(() => read(sent)).toThrow(words);
});

test.each([
  [{ time: { from: '06:00', to: '07:30' } }, { time: '06:00-07:30' }],
  [{ time: { around: '06:30', minutes: 20 } }, { time: '06:30~20' }],
  [{ time: '06:30~20', hours: 12, minutes: 0 }, { time: '06:30~20' }],
])('%j means the same as %j', (sent, text) => {
  expect(resolveSpan(read(sent))).toMatchObject({ span: resolveSpan(read(text)).span });
});

test('an operation that needs one instant names those that do not', () => {
  const found = readInput(birthRequest(['ayanamsa']), { ...DAY, time: 'unknown' }, 'body');
  expect(found.ok || found.problems.filter(({ type }) => type === 'time_needed')).toMatchObject([
    { loc: ['body', 'time'], msg: expect.stringContaining('kundali/uncertain') },
  ]);
});
