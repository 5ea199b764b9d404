import { type Chart as ChartOf, chartAt } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf, jdUtOfSecond, secondOf } from '@graha/astro-engine/core/moment';
import type { NodeMode, Spot } from '@graha/astro-engine/sky/placements';
import type { BirthSpan, Held } from '@graha/astro-engine/uncertain/held';
import { type HeldSpot, uncertainChart } from '@graha/astro-engine/uncertain/uncertain-chart';
import { vargaSpot } from '@graha/astro-engine/varga/varga-sign';
import { VARGAS } from '@graha/astro-engine/varga/vargas';
import { type Graha, GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { vedicSkyOf } from '../vedic-chart.ts';

/** Charts of certain births, against which those of uncertain ones are checked. */

export type UncertainCase = {
  year: number;
  month: number;
  day: number;
  latitudeDeg: number;
  longitudeDeg: number;
  /** Length of the span, seconds. */ lengthSeconds: number;
  nodeMode: NodeMode;
};

type Chart = ChartOf<Graha>;

const SPOT: { readonly [K in keyof HeldSpot]: (spot: Spot) => number } = {
  signIndex: ({ signIndex }) => signIndex,
  nakshatraIndex: ({ nakshatraIndex }) => nakshatraIndex,
  padaIndex: ({ nakshatraIndex, padaNumber }) => nakshatraIndex * 4 + padaNumber - 1,
  navamsaSignIndex: ({ longitudeDeg }) => vargaSpot(VARGAS.d9, longitudeDeg).signIndex,
  dashamsaSignIndex: ({ longitudeDeg }) => vargaSpot(VARGAS.d10, longitudeDeg).signIndex,
};

/** One fact of an uncertain chart, with the function that reads it from a certain one. */
export type Fact = { name: string; held: Held<unknown>; valueIn: (chart: Chart) => unknown };

/** Returns the facts of the uncertain chart of a birth, its span, and the charts of its seconds. */
export function uncertainCase(sky: Ephemeris, asked: UncertainCase) {
  const { year, month, day, latitudeDeg, longitudeDeg, lengthSeconds, nodeMode } = asked;
  const place = { latitudeDeg, longitudeDeg, altitudeM: 0 };
  const fromSecond = secondOf(jdUtOf({ year, month, day, hours: 0, minutes: 0, seconds: 0 }, 0));
  const span: BirthSpan = { fromSecond, untilSecond: fromSecond + lengthSeconds };
  const found = uncertainChart(sky, place, span, { ayanamsa: 'lahiri', nodeMode });
  const settings = vedicSkyOf({ ayanamsa: 'lahiri', observation_point: 'geocentric', node_mode: nodeMode }, place);
  const chartOf = (second: number): Chart => chartAt(sky, GRAHA_IDS, jdUtOfSecond(second), place, settings);

  const spots = Object.keys(SPOT) as (keyof HeldSpot)[]; // Safe: the keys of the table itself.
  const facts: Fact[] = [
    ...spots.flatMap((name): Fact[] => [
      { name: `lagna ${name}`, held: found.lagna[name], valueIn: ({ ascendant }) => SPOT[name](ascendant) },
      ...GRAHA_IDS.map((point) => ({
        name: `${point} ${name}`,
        held: found.placements[point][name],
        valueIn: ({ placements }: Chart) => SPOT[name](placements[point]),
      })),
    ]),
    ...GRAHA_IDS.flatMap((point): Fact[] => {
      const { houseNumber, isRetrograde } = found.placements[point];
      return [
        { name: `${point} house`, held: houseNumber, valueIn: ({ placements }) => placements[point].houseNumber },
        {
          name: `${point} retrograde`,
          held: isRetrograde,
          valueIn: ({ placements }) => placements[point].isRetrograde,
        },
      ];
    }),
  ];
  return { span, chartOf, facts };
}

/**
 * Compares each fact at every second of a span with the chart of that second. Within a second of a change either of the
 * two values is right: a crossing is found to a hundredth of a second.
 */
export function everySecond(sky: Ephemeris, asked: UncertainCase) {
  const { span, chartOf, facts } = uncertainCase(sky, asked);
  const found = { seconds: 0, changes: facts.reduce((sum, { held }) => sum + held.length - 1, 0), off: 0 };
  const wrong: unknown[] = [];
  const at = facts.map(() => 0);
  for (let second = span.fromSecond; second < span.untilSecond; second += 1) {
    const chart = chartOf(second);
    found.seconds += 1;
    for (const [index, { name, held, valueIn }] of facts.entries()) {
      let part = held[at[index] ?? 0];
      if (part !== undefined && second >= part.untilSecond) part = held[(at[index] = (at[index] ?? 0) + 1)];
      const value = valueIn(chart);
      if (part?.value === value) continue;
      found.off += 1;
      const [before, after] = [held[(at[index] ?? 0) - 1], held[(at[index] ?? 0) + 1]];
      const isLate = second === part?.fromSecond && before?.value === value;
      const isEarly = second + 1 === part?.untilSecond && after?.value === value;
      if (!isLate && !isEarly) wrong.push([name, second, part?.value, value]);
    }
  }
  return { ...found, wrong };
}
