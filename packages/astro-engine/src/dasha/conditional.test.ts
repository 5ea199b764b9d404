import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONDITIONAL_IDS, CONDITIONAL_SYSTEMS } from './conditional.ts';
import { subPeriodsOf, mahadashasOf } from './periods.ts';
import { cycleYearsOf } from './systems.ts';
import { steadyYears } from './years.ts';

test('the cycles are 116, 112, 105, 100, 84, 72 and 36 years long', () => {
  expect(CONDITIONAL_IDS.map((id) => cycleYearsOf(CONDITIONAL_SYSTEMS[id]))).toEqual([116, 112, 105, 100, 84, 72, 36]);
});

test('each begins with its first lord at its own star', () => {
  const seeds = { shodashottari: 8, dwadashottari: 27, panchottari: 17, shatabdika: 27, chaturashiti_sama: 15, dwisaptati_sama: 19, shattrimsha_sama: 22 }; // prettier-ignore
  for (const id of CONDITIONAL_IDS)
    expect(CONDITIONAL_SYSTEMS[id].birthShareOf(((seeds[id] - 0.5) * 360) / 27)).toMatchObject({ rulerIndex: 0 });
});

test('Dwadashottari counts from the birth star on to Revati, the others from their star on', () => {
  const starDeg = (number: number) => ((number - 0.5) * 360) / 27;
  expect(CONDITIONAL_SYSTEMS.dwadashottari.birthShareOf(starDeg(26)).rulerIndex).toBe(1);
  expect(CONDITIONAL_SYSTEMS.shatabdika.birthShareOf(starDeg(1)).rulerIndex).toBe(1);
});

test('half a star travelled is half of the first period, and parts sum to their parent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONDITIONAL_IDS), fc.integer({ min: 1, max: 27 }), (id, number) => {
      const birth = {
        system: CONDITIONAL_SYSTEMS[id],
        moonDeg: ((number - 0.5) * 360) / 27,
        clock: steadyYears(0, 360),
      };
      const [first] = mahadashasOf(birth);
      expect(first && first.startYears + first.endYears).toBeCloseTo(0, 9);
      expect(first && subPeriodsOf(birth, first).at(-1)?.endYears).toBe(first?.endYears);
    }),
  );
});
