import { answerToExample } from '../../operation/answer.ts';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import type { SvgElement } from '@graha/drawing/element';
import { PALETTES } from '@graha/drawing/palette';
import { runningPath } from '@graha/drawing/period-bars';
import { toSvg } from '@graha/drawing/to-svg';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { wallNowMs } from '../answers.ts';
import { drawAspects, drawChart, drawPeriods, drawStill, drawVargas } from '../draw.ts';
import { PICTURE_STYLES } from '../style.ts';
import { askedOf, type View } from '../view.ts';
import { viewOf } from './views.ts';

/** In these families every answer is a chart, periods or a score. Elsewhere a table may serve better than a picture. */
const DRAWN_FAMILIES = ['yoga', 'kundali', 'divisional', 'dasha', 'matchmaking', 'western'];
/** Operations without a picture: lists, and several dashas at once. */
const UNDRAWN = [
  'dasha/conditional',
  'kundali/sudarshana', // Three wheels without degrees.
  'matchmaking/uncertain', // A range of points.
  ...[
    'parans',
    'fixed-stars',
    'moon',
    'primary-directions',
    'profections',
    'lots',
    'dignities',
    'antiscia',
    'declinations',
    'harmonics',
    'patterns',
  ].map((name) => `western/${name}`),
];

const sky = await createEphemeris();
const NOW = new Date('1995-06-21T05:00:00Z');
const named = { id: 'p', whose: '21 June 1995' };

function drawn(view: View): SvgElement[] {
  switch (view.kind) {
    case 'charts':
      return [
        ...view.charts.flatMap((chart) => PICTURE_STYLES.map((style) => drawChart(chart, { ...named, style, selectedHouse: 3, form: 'full' }))), // prettier-ignore
        ...(view.aspects ? [drawAspects(view.aspects, named)] : []),
      ];
    case 'vargas':
      return [drawVargas(view.charts, { ...named, style: 'north-indian', selectedHouse: null, form: 'full' })];
    case 'periods': {
      const nowMs = wallNowMs(NOW, view.view.clock);
      const opened = runningPath(view.view.periods, nowMs);
      return [drawPeriods(view.view, { ...named, nowMs, opened, birthMs: NOW.getTime() })];
    }
    case 'day':
      return [drawStill(view, { ...named, nowMs: wallNowMs(NOW, view.parts.clock) })];
    default:
      return [drawStill(view, { ...named, nowMs: null })];
  }
}

describe.each(listOperations(catalog))('$id', (operation) => {
  const answer: unknown = JSON.parse(JSON.stringify(answerToExample(operation, sky)));
  const view = viewOf(operation.id, answer, askedOf(operation.example));

  test('has a picture where its family is drawn', () =>
    expect(view !== null || !DRAWN_FAMILIES.includes(operation.family) || UNDRAWN.includes(operation.id)).toBe(true));

  test('is drawn whole: no coordinate is missing, no colour is unknown, and it has a text alternative', () => {
    for (const picture of view ? drawn(view) : []) {
      const svg = toSvg(picture, { palette: PALETTES.light });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toMatch(/<desc id="p-description">[^<]{10,}<\/desc>/);
    }
  });

  /** `planets[3].sign` → the member there. */
  const valueAt = (path: string): unknown =>
    path.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer); // prettier-ignore

  test('every line of its tables leads to its place in the answer', () => {
    const charts = view && 'charts' in view ? view.charts : [];
    const paths = charts.flatMap(({ rows }) => rows.map(({ path }) => path));
    expect(paths.filter((path) => typeof valueAt(path) !== 'object')).toEqual([]);
  });
});

/** Stored as files beside this test, so that a change of a drawing can be seen by opening them. */
const STORED = [
  ['kundali/basic', 'north'],
  ['kundali/basic', 'south'],
  ['kundali/basic', 'east'],
  ['divisional/d9', 'north'],
  ['western/natal', 'western'],
  ['numerology/expression', 'first'],
  ['panchang/full', 'first'],
  ['panchang/choghadiya', 'first'],
  ['panchang/calendar-month', 'first'],
  ['dasha/vimshottari', 'first'],
  ['kundali/uncertain', 'first'],
  ['matchmaking/ashtakoot', 'first'],
  ['strength/shadbala', 'first'],
  ['strength/ashtakavarga', 'first'],
  ['yoga/detect', 'first'],
  ['muhurta/find', 'first'],
  ['transit/hits', 'first'],
  ['events/upcoming', 'first'],
  ['western/midpoints', 'first'],
  ['western/heliocentric', 'first'],
  ['western/balance', 'first'],
  ['western/local-space', 'first'],
  ['panchang/pancha-pakshi', 'first'],
  ['western/synastry', 'aspects'],
] as const;

test.each(STORED)('%s, %s, is drawn as it is stored', async (id, which) => {
  const operation = listOperations(catalog).find((one) => one.id === id);
  const answer: unknown = operation && JSON.parse(JSON.stringify(answerToExample(operation, sky)));
  const view = viewOf(id, answer, askedOf(operation?.example));
  const pictures = view ? drawn(view) : [];
  const place = { north: 0, south: 1, east: 2, western: 3, first: 0, aspects: pictures.length - 1 }[which];
  const picture = pictures[place];
  const file = `stored-pictures/${id.replaceAll('/', '-')}-${which}.svg`;
  await expect(picture ? `${toSvg(picture, { palette: PALETTES.light })}\n` : '').toMatchFileSnapshot(file);
});

test('the chart counted from the Moon has her in the first house, and the ascendant where it rises', () => {
  const { kundali } = catalog;
  const answer = answerToExample(kundali['chandra-chart'], sky);
  const view = viewOf('kundali/chandra-chart', answer, askedOf(kundali['chandra-chart'].example));
  const svg = view?.kind === 'charts' ? drawn(view).map((picture) => toSvg(picture))[0] : '';
  expect(svg).toContain('House 1, Pisces: Saturn 0°, Moon 22°.');
  expect(svg).toMatch(/House \d+, Libra: Ascendant \d+°/);
});

test('an operation that nobody knows has no picture', () => {
  expect(viewOf('kundali/nothing', {}, askedOf({}))).toBeNull();
  expect(viewOf('constructor', {}, askedOf({}))).toBeNull();
});
