import { BODIES } from '@graha/astro-engine/core/ephemeris';
import { describe, expect, test } from 'vitest';
import { createSwissEphemeris } from '../src/swiss-ephemeris.ts';
import { chartAccuracy } from './charts.ts';
import positions from './positions.fixture.json' with { type: 'json' };
import { accuracyReport } from './report.ts';
import riseSet from './rise-set.fixture.json' with { type: 'json' };
import { RULES } from './rise-set.ts';
import ingresses from './saturn-ingresses.fixture.json' with { type: 'json' };
import swetest from './swetest.fixture.json' with { type: 'json' };

const rows = accuracyReport(await createSwissEphemeris());

describe('published numbers', () => {
  test.each(rows.map((row) => [row.family, row] as const))('%s: every one within its tolerance', (_, row) => {
    expect(row.worstDifference).toBeLessThanOrEqual(row.tolerance);
    expect(row.cases).toBeGreaterThan(0);
  });

  test('two hundred charts, three hundred and twenty days and thirty wider ones are compared, none left out', () => {
    expect([positions.cases.length, riseSet.cases.length, swetest.cases.length]).toEqual([200, 320, 30]);
    expect(rows.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(30_000);
  });

  test('Saturn enters Aquarius, turns back into Capricorn and enters again in 2022 and 2023', () => {
    const around = ingresses.cases.filter(({ at }) => at >= '2022' && at < '2023-03');
    expect(around.map(({ at, toSignIndex }) => [at.slice(0, 10), toSignIndex])).toEqual([
      ['2022-04-29', 10],
      ['2022-07-12', 9],
      ['2023-01-17', 10],
    ]);
  });

  test('the fixtures speak the port’s language', () => {
    expect(positions.bodies).toEqual(BODIES.slice(0, 12));
    expect(riseSet.rules).toEqual([...RULES]);
    for (const chart of swetest.cases) {
      expect(Object.keys(chart.bodies).toSorted()).toEqual([...BODIES].toSorted());
      expect(Object.keys(chart.houses)).toHaveLength(10);
      expect(Object.keys(chart.ayanamsas)).toHaveLength(6);
    }
  });

  test('a sky that is wrong by a hundredth of a degree does not pass', async () => {
    const sky = await createSwissEphemeris();
    const ayanamsaDeg = sky.ayanamsaDeg.bind(sky);
    sky.ayanamsaDeg = (convention, jdUt) => ayanamsaDeg(convention, jdUt) + 0.01;
    const failing = chartAccuracy(sky).filter(({ worstDifference, tolerance }) => worstDifference > tolerance);
    expect(failing.map(({ family }) => family)).toContain('sidereal longitudes (Lahiri)');
    expect(failing.map(({ family }) => family)).not.toContain('tropical longitudes');
  });
});
