import { answerToExample } from '@graha/catalog/answer';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { SvgElement } from '@graha/drawing/element';
import { PALETTES } from '@graha/drawing/palette';
import { runningPath } from '@graha/drawing/period-bars';
import { toSvg } from '@graha/drawing/to-svg';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../json/rows.ts';
import { wallNowMs } from './answers.ts';
import { drawAspects, drawChart, drawDay, drawPeriods, drawScore, type ChartStyle } from './draw.ts';
import { askedOf, type View } from './view.ts';
import { viewOf } from './views.ts';

/** In these families every answer is a chart, periods or a score. Elsewhere a table may serve better than a picture. */
const DRAWN_FAMILIES = ['kundali', 'divisional', 'dasha', 'matchmaking', 'western'];

const sky = await createEphemeris();
const NOW = new Date('1995-06-21T05:00:00Z');
const STYLES: readonly ChartStyle[] = ['north', 'south', 'western'];
const named = { id: 'p', whose: '21 June 1995' };

function drawn(view: View): SvgElement[] {
  switch (view.kind) {
    case 'charts':
      return [
        ...view.charts.flatMap((chart) => STYLES.map((style) => drawChart(chart, { ...named, style, selectedHouse: 3, form: 'full' }))), // prettier-ignore
        ...(view.aspects ? [drawAspects(view.aspects, named)] : []),
      ];
    case 'vargas':
      return view.charts.map((chart) => drawChart(chart, { ...named, style: 'north', selectedHouse: null, form: 'full' })); // prettier-ignore
    case 'day':
      return [drawDay(view.parts, NOW, named)];
    case 'periods': {
      const opened = runningPath(view.view.periods, wallNowMs(NOW, view.view.clock));
      return [drawPeriods(view.view, { ...named, now: NOW, opened, birthMs: NOW.getTime() })];
    }
    case 'score':
      return [drawScore(view.view, named)];
    case 'reductions':
      return [];
  }
}

describe.each(listOperations(catalog))('$id', (operation) => {
  const answer: unknown = JSON.parse(JSON.stringify(answerToExample(operation, sky)));
  const view = viewOf(operation.id, answer, askedOf(operation.example));

  test('has a picture where its family is drawn', () =>
    expect(view !== null || !DRAWN_FAMILIES.includes(operation.family)).toBe(true));

  test('is drawn whole: no coordinate is missing, no colour is unknown, and it has a text alternative', () => {
    for (const picture of view ? drawn(view) : []) {
      const svg = toSvg(picture, { palette: PALETTES.light });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toMatch(/<desc id="p-description">[^<]{10,}<\/desc>/);
    }
  });

  test('every line of its tables leads to its place in the answer', () => {
    const charts = view && 'charts' in view ? view.charts : [];
    const paths = charts.flatMap(({ rows }) => rows.map(({ path }) => path));
    expect(paths.filter((path) => typeof valueAt(answer, path) !== 'object')).toEqual([]);
  });
});

/** Kept as files beside this test: a change of a drawing is seen by opening them. */
const STORED = [
  ['kundali/basic', 'north'],
  ['kundali/basic', 'south'],
  ['divisional/d9', 'north'],
  ['western/natal', 'western'],
  ['panchang/full', 'first'],
  ['panchang/choghadiya', 'first'],
  ['dasha/vimshottari', 'first'],
  ['matchmaking/ashtakoot', 'first'],
  ['western/synastry', 'aspects'],
] as const;

test.each(STORED)('%s, %s, is drawn as it is stored', async (id, which) => {
  const operation = listOperations(catalog).find((one) => one.id === id);
  const answer: unknown = operation && JSON.parse(JSON.stringify(answerToExample(operation, sky)));
  const view = viewOf(id, answer, askedOf(operation?.example));
  const pictures = view ? drawn(view) : [];
  const place = { north: 0, south: 1, western: 2, first: 0, aspects: pictures.length - 1 }[which];
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
