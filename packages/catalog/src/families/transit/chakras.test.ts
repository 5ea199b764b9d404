import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { overlappingPairs, labelBoxes } from '@graha/drawing/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { drawView } from '../../pictures/draw.ts';
import { askedOf } from '../../pictures/view.ts';
import { viewOf } from '../../pictures/views/views.ts';
import { anyBirth } from '../../testing/any-birth.ts';
import { panchang } from '../panchang/panchang.ts';
import { transit } from './transit.ts';

const sky = await createEphemeris();
const TARGET = '2026-11-21T12:00:00+05:30';

const targets = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('2398-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

test('600 births and targets have 81 squares, in which each planet and each of its lines is where it says', () => {
  fc.assert(
    fc.property(anyBirth, targets, fc.constantFrom('all', 'without_tithis'), (birth, target, side_vedha) => {
      const { squares, planets, birth_points } = answered(transit.sarvatobhadra, { ...birth, target, settings: { side_vedha } }, sky); // prettier-ignore
      expect(squares).toHaveLength(81);
      const squareAt = ({ row, column }: { row: number; column: number }) => squares[(row - 1) * 9 + column - 1];
      for (const planet of planets) {
        const own = squareAt(planet);
        expect([own?.nakshatra, own?.planets.includes(planet.name)]).toEqual([planet.nakshatra, true]);
        const cells = [...planet.front, ...planet.left, ...planet.right];
        for (const cell of cells) expect(squareAt(cell)?.vedha_by).toContain(planet.name);
        expect(squares.filter(({ vedha_by }) => vedha_by.includes(planet.name))).toHaveLength(cells.length);
        const isPierced = [...planet.left, ...planet.right].some((cell) => squareAt(cell)?.kind === 'tithi_group');
        expect(isPierced && side_vedha === 'without_tithis').toBe(false);
      }
      for (const point of birth_points) {
        const own = squareAt(point);
        expect([own?.nakshatra, own?.sign, own?.tithi_group, ...(own?.weekdays ?? [])]).toContain(point.name);
        expect(new Set(point.vedha.map(({ name }) => name))).toEqual(new Set(own?.vedha_by));
      }
    }),
    { numRuns: 600 },
  );
}, 120_000);

test('600 births and targets have a fort in which each planet is in its star', () => {
  fc.assert(
    fc.property(anyBirth, targets, (birth, target) => {
      const { stars, planets, birth_star } = answered(transit.kota, { ...birth, target }, sky);
      expect(stars.map(({ count_from_birth }) => count_from_birth)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1)); // prettier-ignore
      expect(stars[0]?.nakshatra).toBe(birth_star);
      for (const planet of planets) {
        const star = stars.find(({ nakshatra }) => nakshatra === planet.nakshatra);
        expect(star?.planets).toContain(planet.name);
        expect([planet.ring, planet.path]).toEqual([star?.ring, star?.path]);
        const heading = (planet.path === 'entry') === planet.is_retrograde ? 'out' : 'in';
        expect(planet.heading).toBe(planet.path === 'pillar' ? 'pillar' : heading);
      }
    }),
    { numRuns: 600 },
  );
}, 120_000);

test('points of the birth are those of its panchang', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const { birth_points } = answered(transit.sarvatobhadra, { ...birth, target: TARGET }, sky);
      const { tithi, vara } = answered(panchang.full, birth, sky);
      const nameOf = (id: string) => birth_points.find(({ point }) => point === id)?.name;
      expect([nameOf('tithi_group'), nameOf('weekday')]).toEqual([tithi.group, vara.name]);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test.each([
  ['sarvatobhadra', (asked: object): unknown => answered(transit.sarvatobhadra, asked, sky)],
  ['kota', (asked: object): unknown => answered(transit.kota, asked, sky)],
])(
  'no label of the picture of %s is on another, for 100 births',
  (id, answerTo) => {
    fc.assert(
      fc.property(anyBirth, targets, (birth, target) => {
        const answer = answerTo({ ...birth, target });
        const view = viewOf(`transit/${id}`, answer, askedOf(birth));
        const drawn = view && drawView(view, { id: 'p', whose: '', style: 'north-indian', form: 'full', nowMs: null, birthMs: 0 }); // prettier-ignore
        expect(drawn === null ? ['nothing is drawn'] : overlappingPairs(labelBoxes(drawn))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
  60_000,
);
