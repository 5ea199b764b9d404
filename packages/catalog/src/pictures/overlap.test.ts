import { randomNumbers } from '@graha/config/random.ts';
import type { SvgElement } from '@graha/drawing/element';
import { labelBoxes, overlappingPairs } from '@graha/drawing/testing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { ALL_POINTS, ASPECTED } from '../families/western/settings/point-settings.ts';
import { listOperations } from '../list/list-operations.ts';
import { drawView } from './draw.ts';
import { PICTURE_STYLES, type PictureStyle } from './style.ts';
import { askedOf } from './view.ts';
import { viewOf } from './views/views.ts';

const sky = await createEphemeris();
const operations = new Map(listOperations(catalog).map((operation) => [operation.id, operation]));

const random = randomNumbers(20261124);
const between = (min: number, max: number): number => min + random() * (max - min);
const whole = (min: number, max: number): number => Math.floor(between(min, max + 1));

const randomBirth = () => ({
  year: whole(1900, 2099),
  month: whole(1, 12),
  date: whole(1, 28),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  latitude: Math.round(between(-66, 66) * 1e4) / 1e4,
  longitude: Math.round(between(-180, 180) * 1e4) / 1e4,
  timezone: 0,
});
type Birth = ReturnType<typeof randomBirth>;

function draw(id: string, sent: object, style: PictureStyle, form: 'full' | 'plain' | 'compact' = 'full'): SvgElement {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`no ${id}`);
  const input = operation.input.parse(sent);
  const asked = askedOf(input);
  const answer: unknown = answerOf(operation, input, sky);
  const view = viewOf(id, answer, asked);
  const { birthMs } = asked;
  const drawn = view && drawView(view, { id: 'p', whose: 'somebody', style, form, nowMs: birthMs, birthMs });
  if (!drawn) throw new Error(`${id} drew nothing`);
  return drawn;
}

/** The overlapping labels, with the birth that shows them. */
function collisions(count: number, drawn: (birth: Birth) => SvgElement): string[] {
  return Array.from({ length: count }, randomBirth).flatMap((birth) =>
    overlappingPairs(labelBoxes(drawn(birth))).map((pair) => `${pair}: ${JSON.stringify(birth)}`),
  );
}

const BIRTHS = 200;
const FORMS = ['full', 'plain', 'compact'] as const;
const target = (birth: Birth) => ({ ...birth, target: '2026-11-24T12:00:00Z' });

test.each(PICTURE_STYLES)('of 200 random births no label of the rasi chart stands on another in %s', (style) => {
  expect(collisions(BIRTHS, (birth) => draw('kundali/basic', birth, style))).toEqual([]);
});

test.each(FORMS)('of 200 random births no label of the Western wheel stands on another, form %s', (form) => {
  expect(collisions(BIRTHS, (birth) => draw('western/natal', birth, 'wheel', form))).toEqual([]);
});

test.each(FORMS)('of 200 random births no label of a wheel of two charts stands on another, form %s', (form) => {
  expect(collisions(BIRTHS, (birth) => draw('western/transit', target(birth), 'wheel', form))).toEqual([]);
});

test.each(FORMS)('of 200 random births no label of the heliocentric wheel stands on another, form %s', (form) => {
  expect(collisions(BIRTHS, (birth) => draw('western/heliocentric', birth, 'wheel', form))).toEqual([]);
});

test.each(['panchang/full', 'panchang/choghadiya', 'panchang/hora', 'dasha/vimshottari', 'dasha/yogini'])(
  'of 60 random births no label of %s stands on another',
  (id) => expect(collisions(60, (birth) => draw(id, birth, 'north-indian'))).toEqual([]),
);

test.each([
  'strength/shadbala',
  'strength/bhava-bala',
  'strength/ashtakavarga',
  'strength/ashtakavarga/reduced',
  'yoga/detect',
])('of 60 random births no label of %s stands on another', (id) =>
  expect(collisions(60, (birth) => draw(id, birth, 'north-indian'))).toEqual([]),
);

test.each([360, 90, 45, 22.5])('of 40 random births no label of a dial of %d degrees stands on another', (dial) => {
  const asked = (birth: Birth) => ({ ...birth, orb: 5, settings: { dial, points: ASPECTED.join(',') } });
  expect(collisions(40, (birth) => draw('western/midpoints', asked(birth), 'wheel'))).toEqual([]);
});

test('of 60 random births no label of a compass stands on another', () => {
  const asked = (birth: Birth) => ({ ...birth, settings: { points: ALL_POINTS.join(',') } });
  expect(collisions(60, (birth) => draw('western/local-space', asked(birth), 'wheel'))).toEqual([]);
});

test('of 60 random births no label of a balance stands on another', () => {
  const asked = (birth: Birth) => ({ ...birth, settings: { points: ASPECTED.join(','), point_weights: 'kerykeion' } });
  expect(collisions(60, (birth) => draw('western/balance', asked(birth), 'wheel'))).toEqual([]);
});

test.each([{ bird: 'peacock' }, {}])('of 60 random days no label of pancha pakshi stands on another: %j', (person) => {
  expect(collisions(60, (birth) => draw('panchang/pancha-pakshi', { ...birth, ...person }, 'wheel'))).toEqual([]);
});

test('of 20 random births no label of a year of transits stands on another', () => {
  const year = (birth: Birth) => ({ ...birth, from: '2026-03-10', to: '2027-03-09' });
  expect(collisions(20, (birth) => draw('transit/hits', year(birth), 'north-indian'))).toEqual([]);
});

test.each([30, 90, 366])('of 5 random births no label of a timeline of %d days stands on another', (days) => {
  const example = Object(operations.get('events/upcoming')?.example);
  const timeline = (birth: Birth) => ({ ...example, birth, days, limit: 2000 });
  expect(collisions(5, (birth) => draw('events/upcoming', timeline(birth), 'north-indian'))).toEqual([]);
});

test('no label of a calendar of times stands on another', () => {
  const example = Object(operations.get('muhurta/find')?.example);
  const found = draw('muhurta/find', { ...example, from: '2026-02-01', to: '2026-04-30' }, 'north-indian');
  expect(overlappingPairs(labelBoxes(found))).toEqual([]);
});

test('of 60 random couples no label of the score card stands on another', () => {
  const couple = (bride: Birth) => ({ bride, groom: randomBirth() });
  expect(collisions(60, (birth) => draw('matchmaking/ashtakoot', couple(birth), 'north-indian'))).toEqual([]);
});

test('the needle goes through no word', () => {
  const crossed = Array.from({ length: 60 }, randomBirth).flatMap((birth) => {
    const drawn = draw('panchang/full', birth, 'north-indian');
    const needle = rectsOfNeedle(drawn);
    return labelBoxes(drawn).filter(
      (box) =>
      needle.some(({ x, y, width, height }) => x < box.right && box.left < x + width && y < box.bottom && box.top < y + height), // prettier-ignore
    );
  });
  expect(crossed).toEqual([]);
});

function rectsOfNeedle(root: SvgElement): { x: number; y: number; width: number; height: number }[] {
  const children = root.children.filter((child) => typeof child !== 'string');
  const rects = children
    .filter((child) => child.attributes['data-now'] !== undefined)
    .flatMap((child) => child.children.filter((one) => typeof one !== 'string'))
    .filter(({ tag }) => tag === 'rect')
    .map(({ attributes: { x, y, width, height } }) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) })); // prettier-ignore
  return rects;
}

test.each(['western/natal', 'western/solar-arc', 'western/synastry'])(
  '%s with all points by name has each of them in its picture',
  (id) => {
    const example = Object(operations.get(id)?.example);
    const asked = { ...example, settings: { points: 'sun,moon,true_lilith,ceres,poseidon,selena,vertex,east_point' } };
    const text = JSON.stringify(draw(id, asked, 'wheel'));
    for (const name of ['True Lilith', 'Ceres', 'Poseidon', 'Selena'])
      expect([name, text.includes(name)]).toEqual([name, true]);
  },
);
