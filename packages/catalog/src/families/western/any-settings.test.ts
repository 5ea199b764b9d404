import { AYANAMSAS, HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf } from '../../operation/answer.ts';
import { metadataProblem } from '../../operation/operation-metadata.ts';
import type { AnyOperation } from '../../operation/operation.ts';
import { readInput } from '../../request/issues.ts';
import { isChoice, settingRowsOf } from '../../request/settings.ts';
import { ASPECTED } from './settings/point-settings.ts';
import { western } from './western.ts';

const sky = await createEphemeris();

const { moon: _moon, electional: _electional, ...ofBirths } = western; // The two have no birth.
const operations: [string, AnyOperation][] = Object.entries(ofBirths);
const orb = fc.double({ min: 0, max: 15, noNaN: true });
const names = (from: readonly string[]) => fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 12 });

const ayanamsa = fc.constantFrom(...AYANAMSAS.filter((name) => name !== 'custom'));
const someZodiac = fc.oneof(
  fc.constant({}),
  fc.constant({ zodiac: 'sidereal' }),
  fc.record({ ayanamsa }),
  fc.record({ zodiac: fc.constant('sidereal'), ayanamsa }),
);
const somePoints = names(ASPECTED).chain((some) =>
  fc.record(
    {
      points: fc.constant(['sun', ...some].join(',')),
      aspects_to: fc.subarray(some, { minLength: 1 }).map((list) => list.join(',')),
    },
    { requiredKeys: ['points'] },
  ),
);
const someOrbs = names(ASPECT_NAMES).chain((counted) => {
  const byAspect = fc.dictionary(fc.constantFrom(...counted), orb, { maxKeys: 3, noNullPrototype: true });
  const ofPoints = fc.dictionary(fc.constant('sun'), fc.oneof(orb, byAspect), { noNullPrototype: true });
  return fc.record(
    {
      aspects: fc.constant(counted.join(',')),
      orbs: fc.oneof(
        orb,
        fc.record({ aspects: byAspect, points: ofPoints }, { requiredKeys: [], noNullPrototype: true }),
      ),
      luminaries_factor: fc.double({ min: 0.5, max: 2, noNaN: true }),
    },
    { requiredKeys: ['aspects'] },
  );
});
const someChoices = fc.record(
  {
    node_mode: fc.constantFrom('mean', 'true'),
    observation_point: fc.constantFrom('geocentric', 'topocentric'),
    house_system: fc.constantFrom(...HOUSE_SYSTEMS),
  },
  { requiredKeys: [] },
);
const anySettings = fc
  .tuple(someZodiac, somePoints, someOrbs, someChoices)
  .map(([zodiac, points, orbs, choices]) => ({ ...zodiac, ...points, ...orbs, ...choices }));
const anyBirth = fc.record({
  year: fc.integer({ min: 1801, max: 2398 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
});

/** The example with other settings, of those that the operation takes, and with another birth. */
function askedWith(entry: AnyOperation, birth: object, settings: object): object {
  const taken = settingRowsOf(entry.input);
  const example = structuredClone(Object(entry.example));
  const isOpen = (name: string): boolean => {
    const row = taken[name];
    return row !== undefined && !(isChoice(row) && row.values.length === 1);
  };
  const own: Record<string, unknown> = Object.fromEntries(Object.entries(settings).filter(([name]) => isOpen(name)));
  // Only a chart that lists its points has the Sun among them: seen from the Sun there is none.
  const { orbs } = Object(own);
  if (typeof orbs === 'object' && 'points' in orbs && taken['points'] === undefined)
    own['orbs'] = { ...orbs, points: Object.fromEntries(Object.values(orbs.points).map((one) => ['mars', one])) };
  const late = 'target_date' in example ? { target_date: '2398-12-31' } : {};
  if ('person_a' in example) return { ...example, person_a: { ...example.person_a, ...birth }, settings: own };
  return { ...example, ...birth, ...late, settings: own };
}

test.each(operations)('western/%s answers by its schema whatever settings it takes', (_name, entry) => {
  fc.assert(
    fc.property(anyBirth, anySettings, (birth, settings) => {
      const read = readInput(entry.input, askedWith(entry, birth, settings), 'body');
      expect(read).toMatchObject({ ok: true });
      const answer: unknown = JSON.parse(JSON.stringify(answerOf(entry, read.ok && read.data, sky)));
      expect(entry.output.parse(answer)).toEqual(answer);
      expect(metadataProblem(entry, answer)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
