import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOperations } from '../../list/list-operations.ts';
import { answerOf } from '../../operation/answer.ts';
import { anyBirth } from '../../testing/any-birth.ts';
import { inputJsonSchema } from '../../wire/json-schema.ts';
import { catalog } from '../catalog.ts';

const sky = await createEphemeris();
const withAges = listOperations(catalog).filter(({ input }) => 'ages' in (inputJsonSchema(input).properties ?? {}));

const YEAR_MS = 365.2425 * 86_400_000;
const bornAt = '1990-08-15T09:30:00+05:30';
const birth = {
  year: 1990,
  month: 8,
  date: 15,
  hours: 9,
  minutes: 30,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 5.5,
};
const TARGETED = { target_date: '2026-11-21' };

type Period = { start_at: string; end_at: string; age_from?: number; age_to?: number };

/** Every object with a start and an end, at any depth. */
function periodsIn(value: unknown): Period[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'start_at' in value && 'end_at' in value ? [value as Period] : []; // Safe: both members are there.
  return [...own, ...Object.values(value).flatMap(periodsIn)];
}

const withoutAges = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key.startsWith('age_') ? undefined : value)));

test('every tree of planets has ages, and so have the dashas of signs', () => {
  expect(withAges.map(({ id }) => id)).toEqual([
    'jaimini/chara-dasha',
    'jaimini/narayana-dasha',
    'jaimini/shoola-dasha',
    'jaimini/niryana-shoola-dasha',
    'dasha/vimshottari',
    'dasha/current',
    'dasha/yogini',
    'dasha/ashtottari',
    'dasha/conditional',
    'dasha/tribhagi',
  ]);
});

describe.each(withAges)('$id', (entry) => {
  const ask = (more: object): unknown => {
    const target = 'target_date' in (inputJsonSchema(entry.input).properties ?? {}) ? TARGETED : {};
    const deep = 'depth' in (inputJsonSchema(entry.input).properties ?? {}) ? { depth: 3 } : {};
    const parsed = entry.input.safeParse({ ...birth, ...target, ...deep, ...more });
    return answerOf(entry, parsed.data ?? entry.input.parse({ ...birth, ...target, ...more }), sky);
  };

  test('has the age of each period at its start and end, and nothing else that differs', () => {
    const answer = ask({ ages: true });
    const periods = periodsIn(answer);
    expect(periods.length).toBeGreaterThan(4);
    for (const { start_at, end_at, age_from, age_to } of periods) {
      expect(age_from).toBeCloseTo((Date.parse(start_at) - Date.parse(bornAt)) / YEAR_MS, 1);
      expect(age_to).toBeCloseTo((Date.parse(end_at) - Date.parse(bornAt)) / YEAR_MS, 1);
    }
    expect(withoutAges(answer)).toEqual(withoutAges(ask({})));
  });

  test('has no ages unless they are asked for', () => {
    expect(JSON.stringify([ask({}), ask({ ages: false })])).not.toContain('age_');
  });
});

test('a period begins at the age at which the one before ended, for births of all years', () => {
  const { vimshottari } = catalog.dasha;
  fc.assert(
    fc.property(anyBirth, (born) => {
      const { mahadashas } = vimshottari.compute(vimshottari.input.parse({ ...born, ages: true, depth: 1 }), sky);
      expect(mahadashas.slice(1).map(({ age_from }) => age_from)).toEqual(
        mahadashas.slice(0, -1).map(({ age_to }) => age_to),
      );
      expect(mahadashas[0]?.age_from).toBeLessThanOrEqual(0);
      expect(mahadashas[0]?.age_to).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
