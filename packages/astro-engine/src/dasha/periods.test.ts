import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jdUtOf } from '../core/moment.ts';
import { balanceAtBirth, yearsMonthsDaysOf } from './balance.ts';
import fixture from './dashas.fixture.json' with { type: 'json' };
import { type DashaBirth, mahadashasOf, periodsAt, subPeriodsOf } from './periods.ts';
import { DASHA_SYSTEMS, cycleYearsOf } from './systems.ts';
import { steadyYears } from './years.ts';

const { vimshottari, yogini, ashtottari, ashtottariWithAbhijit } = DASHA_SYSTEMS;
const births = fixture.cases.map((row) => {
  const offsetSeconds = row.birth.timezone * 3600;
  return { ...row, offsetSeconds, jdUt: jdUtOf({ ...row.birth, day: row.birth.date }, offsetSeconds) };
});
const localJd = (iso: string, offsetSeconds: number): number =>
  Date.parse(`${iso}Z`) / 86_400_000 + 2_440_587.5 - offsetSeconds / 86_400;
const secondsApart = (a: number, b: number): number => Math.abs(a - b) * 86_400;

test('the cycles are 120, 36 and 108 years long', () => {
  expect([vimshottari, yogini, ashtottari].map(cycleYearsOf)).toEqual([120, 36, 108]);
});

test('half of Bharani travelled leaves half of Venus', () => {
  expect(balanceAtBirth(vimshottari, 20)).toEqual({ rulerIndex: 1, lord: 'venus', yearsRemaining: 10 });
});

test('a Moon at the first point of a star leaves the whole period, one just before its end next to nothing', () => {
  expect(balanceAtBirth(vimshottari, 40).yearsRemaining).toBe(10); // Rohini: the Moon's ten years.
  expect(balanceAtBirth(vimshottari, 40 - 1e-9).lord).toBe('sun');
  expect(balanceAtBirth(vimshottari, 40 - 1e-9).yearsRemaining).toBeLessThan(1e-8);
});

test('Ashwini begins with Bhramari, Ardra with Mangala', () => {
  expect(balanceAtBirth(yogini, 1).name).toBe('Bhramari');
  expect(balanceAtBirth(yogini, 70).name).toBe('Mangala');
});

test('counting Abhijit changes the balance in Saturn’s group alone, and not at its ends', () => {
  const share = (moonDeg: number) =>
    [ashtottari, ashtottariWithAbhijit].map((s) => s.birthShareOf(moonDeg).elapsedShare);
  expect(share(100)[0]).toBe(share(100)[1]);
  expect(share(293)[1]).toBeCloseTo(0.993, 2);
  expect(share(276 + 2 / 3)[1]).toBeCloseTo(0.5, 9);
  expect(share(276 + 2 / 3)[0]).toBeCloseTo(0.5833, 4);
  expect(share(253 + 1 / 3 + 1e-9)[1]).toBeCloseTo(0, 6);
});

describe.each(births)('reference birth $birth.year', (birth) => {
  test('the balance at birth agrees to the day', () => {
    const { years, months, days } = yearsMonthsDaysOf(balanceAtBirth(vimshottari, birth.moonDeg).yearsRemaining);
    const [y = 0, m = 0, d = 0] = birth.balance;
    // The reference counts civil months of unequal length: a tolerance of three days.
    expect(Math.abs(years * 360 + months * 30 + days - (y * 360 + m * 30 + d))).toBeLessThanOrEqual(7);
  });

  test.each(Object.entries(birth.vimshottari))(
    'antardashas begin as published with a year of %s days',
    (days, rows) => {
      const from: DashaBirth = {
        system: vimshottari,
        moonDeg: birth.moonDeg,
        clock: steadyYears(birth.jdUt, Number(days)),
      };
      const periods = mahadashasOf(from).flatMap((maha) => subPeriodsOf(from, maha).map((antar) => ({ maha, antar })));
      const step = rows.length === 9 ? 9 : 1;
      for (const [place, [mahaLord = '', antarLord = '', start = '']] of rows.entries()) {
        const found = periods[place * step];
        expect([found?.maha.lord, found?.antar.lord]).toEqual([mahaLord, antarLord]);
        expect(secondsApart(found?.antar.startJdUt ?? 0, localJd(start, birth.offsetSeconds))).toBeLessThan(2);
      }
    },
  );

  test.each([
    ['yogini', yogini, birth.yogini],
    ['ashtottari', ashtottari, birth.ashtottari],
  ] as const)('%s periods follow as published, within a day of its solar years', (_name, system, rows) => {
    const mahadashas = mahadashasOf({ system, moonDeg: birth.moonDeg, clock: steadyYears(birth.jdUt, 365.256364) });
    for (const [place, [lord = '', start = '']] of rows.entries()) {
      expect(mahadashas[place]?.lord).toBe(lord);
      expect(secondsApart(mahadashas[place]?.startJdUt ?? 0, localJd(start, birth.offsetSeconds))).toBeLessThan(86_400);
    }
  });
});

test('sub-periods sum to their parent to the last bit, and each begins where the one before ended', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.constantFrom(vimshottari, yogini, ashtottari, ashtottariWithAbhijit),
      fc.constantFrom(365.25, 360),
      (moonDeg, system, days) => {
        const birth = { system, moonDeg, clock: steadyYears(2_448_000, days) };
        const [maha] = mahadashasOf(birth);
        let parent = maha!; // The first exists: every system has rulers.
        for (let level = 0; level < 4; level += 1) {
          const children = subPeriodsOf(birth, parent);
          expect(children[0]?.startJdUt).toBe(parent.startJdUt);
          expect(children.at(-1)?.endJdUt).toBe(parent.endJdUt);
          for (const [place, child] of children.entries()) {
            expect(child.startJdUt).toBe(place === 0 ? parent.startJdUt : children[place - 1]?.endJdUt);
            expect(child.endJdUt).toBeGreaterThanOrEqual(child.startJdUt);
          }
          parent = children[3]!;
        }
      },
    ),
  );
});

test('at the instant a period ends the next one rules', () => {
  const birth = { system: vimshottari, moonDeg: 100, clock: steadyYears(2_448_000, 365.25) };
  const [first, second] = mahadashasOf(birth);
  expect(periodsAt(birth, first!.endJdUt, 1)?.[0]).toEqual(second);
  expect(periodsAt(birth, first!.endJdUt - 1e-6, 1)?.[0]).toEqual(first);
});

test('all five levels rule at birth, and none before the first period or after the last', () => {
  const birth = { system: vimshottari, moonDeg: 100, clock: steadyYears(2_448_000, 365.25) };
  expect(periodsAt(birth, 2_448_000, 5)).toHaveLength(5);
  expect(periodsAt(birth, mahadashasOf(birth)[0]!.startJdUt - 1, 5)).toBeNull();
  expect(periodsAt(birth, mahadashasOf(birth).at(-1)!.endJdUt, 5)).toBeNull();
});

test('days are carried into months and months into years', () => {
  expect(yearsMonthsDaysOf(1.9999999)).toEqual({ years: 2, months: 0, days: 0 });
  expect(yearsMonthsDaysOf(17.6)).toEqual({ years: 17, months: 7, days: 6 });
});
