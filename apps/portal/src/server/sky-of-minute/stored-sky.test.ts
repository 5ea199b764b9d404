import { expect, test } from 'vitest';
import { ASKED, squareChartOf, stripBodiesOf, wheelChartOf } from '../../shared/sky.ts';
import stored from './stored-sky.fixture.json' with { type: 'json' };

test('the stored answers still have the shape that the API gives today', () => {
  expect(ASKED.chart.output.safeParse(stored.chart).error?.issues ?? []).toEqual([]);
  expect(ASKED.belt.output.safeParse(stored.belt).error?.issues ?? []).toEqual([]);
  expect(ASKED.wheel.output.safeParse(stored.wheel).error?.issues ?? []).toEqual([]);
});

test('a chart for the picture holds the nine and the rising point where the answer puts them', () => {
  const chart = squareChartOf(ASKED.chart.output.parse(stored.chart));
  expect(chart.bodies).toHaveLength(9);
  expect(chart.lagna).toEqual({ signNumber: 8, degree: stored.chart.lagna.degree });
});

test('the belt has twelve bodies at their latitudes', () => {
  const bodies = stripBodiesOf(ASKED.belt.output.parse(stored.belt));
  expect(bodies).toHaveLength(12);
  expect(bodies.find(({ name }) => name === 'Moon')?.latitudeDeg).toBeCloseTo(3.64, 1);
});

test('the wheel has twelve cusps from the ascendant on, and its aspects join bodies that it shows', () => {
  const chart = wheelChartOf(ASKED.wheel.output.parse(stored.wheel));
  expect(chart.cuspsDeg).toHaveLength(12);
  expect(chart.cuspsDeg[0]).toBe(chart.ascendantDeg);
  expect(chart.cuspsDeg[9]).toBe(chart.midheavenDeg);
  const shown = new Set(chart.bodies.map(({ name }) => name));
  expect(chart.aspects.filter(({ from, to }) => shown.has(from) && shown.has(to)).length).toBeGreaterThan(5);
});
