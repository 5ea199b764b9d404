import { describe, expect, test } from 'vitest';
import { asksForNow, wholeSecond, withTarget } from './as-of.ts';

const MOMENT = { dependsOnNow: 'target' } as const;
const DAY = { dependsOnNow: 'target_date' } as const;
const at = new Date('2026-11-21T20:30:15Z');

describe('an answer depends on the time of the call', () => {
  test.each([
    ['where the target is left out', MOMENT, {}, true],
    ['where it is null', MOMENT, { target: null }, true],
    ['not where it is given', MOMENT, { target: '2026-11-21T00:00:00Z' }, false],
    ['not of an operation without a target', {}, {}, false],
    ['not where no object was sent', MOMENT, 'text', false],
    ['not where a list was sent', MOMENT, [], false],
    ['not where the operation says so', { ...MOMENT, asksForNow: () => false }, {}, false],
    ['where the operation says so', { ...MOMENT, asksForNow: () => true }, {}, true],
  ])('%s', (_, operation, sent, wanted) => expect(asksForNow(operation, sent)).toBe(wanted));
});

describe('the target that is filled in', () => {
  test('is the instant, in whole seconds', () =>
    expect(withTarget(MOMENT, { year: 1990 }, wholeSecond(new Date(at.getTime() + 999)))).toEqual({
      year: 1990,
      target: '2026-11-21T20:30:15Z',
    }));

  test.each([
    ['a number of hours', 5.5, '2026-11-22'],
    ['hours to the west', -11, '2026-11-21'],
    ['24 hours', 24, '2026-11-22'],
    ['hours beyond a day, which validation reports', 24.5, '2026-11-21'],
    ['hours that no clock has, which validation reports', 1e20, '2026-11-21'],
    ['the name of a zone', 'Asia/Kolkata', '2026-11-22'],
    ['the name of a zone to the west', 'America/New_York', '2026-11-21'],
    ['a name that no zone has, which validation reports', 'Mars/Olympus', '2026-11-21'],
    ['an offset as text, which validation reports', '+05:30', '2026-11-21'],
    ['nothing', undefined, '2026-11-21'],
  ])('is the date by %s', (_, timezone, date) =>
    expect(withTarget(DAY, { timezone }, at)).toEqual({ timezone, target_date: date }),
  );

  test.each([
    ['2026-11-21T20:29:59.999Z', '2026-11-21'],
    ['2026-11-21T20:30:00.000Z', '2026-11-22'],
  ])('begins at the midnight of the zone: %s', (asOf, date) =>
    expect(withTarget(DAY, { timezone: 3.5 }, new Date(asOf))).toEqual({ timezone: 3.5, target_date: date }),
  );

  test.each([
    ['without a time of the call', DAY, {}, null],
    ['of an operation without a target', {}, {}, at],
    ['where no object was sent', DAY, 'text', at],
  ])('is none %s', (_, operation, sent, asOf) => expect(withTarget(operation, sent, asOf)).toBe(sent));
});
