import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUBJECTS } from '@graha/astro-engine/horary/subjects';
import { LILLY_JUDGMENTS, requestOf } from '../../../accuracy/western/judgments/lilly-judgments.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { anyBirth } from '../../../testing/any-birth.ts';
import { readInput } from '../../../request/issues.ts';
import { horary } from './horary.ts';

const sky = await createEphemeris();
const asked = (input: object) => horary.output.parse(horary.compute(horary.input.parse(input), sky));

describe.each(LILLY_JUDGMENTS)('$question ($source)', (judgment) => {
  const answer = asked(requestOf(judgment));
  test.each(judgment.facts.map(([computed, printed], index) => [index, printed, computed] as const))(
    'fact %i is %j',
    (_, printed, computed) => {
      expect(computed(answer)).toEqual(printed);
    },
  );
});

const ofQuestion = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  settings: fc.record({ orb_table: fc.constantFrom('greater', 'lesser'), node_mode: fc.constantFrom('mean', 'true') }),
});
const anyMoment = fc.tuple(anyBirth, ofQuestion).map(([moment, question]) => ({ ...moment, timezone: 0, ...question }));

const WEIGHT = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];
const isLighter = (one: string, than: string): boolean => WEIGHT.indexOf(one) > WEIGHT.indexOf(than);

test(
  'questions of every year and latitude are answered, and outcomes come after the question',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyMoment, (input) => {
        const { applications, translations, collections, moon, testimonies, quesited, querent, planets } = asked(input);
        const pad = (value: number): string => String(value).padStart(2, '0');
        const now = `${String(input.year).padStart(4, '0')}-${pad(input.month)}-${pad(input.date)}T${pad(input.hours)}:${pad(input.minutes)}:00`;
        const instants = [
          ...applications.flatMap(({ at, interpositions }) => [at, ...interpositions.map((one) => one.at)]),
          ...translations.map(({ at }) => at),
          moon.leaves_sign_at,
          moon.applies_to?.at,
        ].filter((at) => at != null);
        expect(instants.filter((at) => at.slice(0, 19) < now)).toEqual([]);
        expect((moon.separates_from?.at ?? now).slice(0, 19) <= now).toBe(true);
        for (const one of applications) {
          expect(isLighter(one.planet, one.to)).toBe(true);
          expect(one.outcome === 'perfects').toBe(one.cause === null && one.at !== null);
          expect(one.interpositions.every(({ at }) => at <= (one.at ?? at))).toBe(true);
          expect(one.interpositions.some(({ planet }) => [querent.lord, quesited.lord].includes(planet))).toBe(false);
        }
        for (const { by, from, to } of translations) expect([from, to].every((one) => isLighter(by, one))).toBe(true);
        for (const { by, meetings } of collections)
          expect(meetings.every(({ planet }) => isLighter(planet, by))).toBe(true);
        const sides = testimonies.map(({ side }) => side);
        expect(sides).toEqual(sides.toSorted().toReversed()); // For, then against.
        expect(planets).toHaveLength(8);
      }),
      { numRuns: 600 },
    );
  },
);

describe('at the ends of places and years', () => {
  const AT = { ...EXAMPLE_BIRTH, timezone: 0, subject: 'career' };

  test.each([90, -90, 89.999])(
    'latitude %d has houses that metadata names, and no planetary hour in summer',
    (latitude) => {
      const { metadata, hour, considerations, house_cusps } = asked({ ...AT, month: 6, latitude });
      expect(['porphyry', 'regiomontanus']).toContain(metadata['house_system']);
      expect(house_cusps).toHaveLength(12);
      expect(hour).toBeNull();
      expect(considerations.find(({ consideration }) => consideration === 'hour_disagrees')?.holds).toBeNull();
    },
  );

  test.each([
    { year: 601, month: 1, date: 1 },
    { year: 2398, month: 12, date: 31 },
  ])('$year-$month-$date is answered for every subject', (day) => {
    for (const subject of SUBJECTS) expect(asked({ ...AT, ...day, subject }).quesited.house).toBeGreaterThan(1);
  });
});

test('a word that is no subject is refused with the words that are', () => {
  const read = readInput(horary.input, { ...EXAMPLE_BIRTH, subject: 'lottery' }, 'body');
  expect(JSON.stringify(read)).toContain('subject must be one of wealth, lost_object');
  expect(JSON.stringify(readInput(horary.input, EXAMPLE_BIRTH, 'body'))).toContain('subject');
});

test('one planet that rules both sides leaves the Moon alone to apply', () => {
  const answers = SUBJECTS.map((subject) => asked({ ...EXAMPLE_BIRTH, subject }));
  const same = answers.filter(({ querent, quesited }) => querent.lord === quesited.lord);
  expect(same.length).toBeGreaterThan(0);
  for (const { applications, translations, collections } of same) {
    expect(applications.every(({ planet }) => planet === 'Moon')).toBe(true);
    expect([translations, collections]).toEqual([[], []]);
  }
});
