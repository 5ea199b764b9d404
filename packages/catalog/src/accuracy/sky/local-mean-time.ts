import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { kundali } from '../../families/kundali.ts';
import { western } from '../../families/western/western.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import fixture from './fixtures/local-mean-time.json' with { type: 'json' };

/** Ascendants that others printed for births before standard time, asked by the name of the zone. */

type Chart = (typeof fixture.charts)[number];

const SOURCE = 'published charts in local mean time';
/** Named by the first three letters, as the fixture has them. */
const shortOf = (sign: string): string => sign.slice(0, 3);
const SIDEREAL = / sidereal$/;

function requestOf({ date, time, latitude, longitude, timezone }: Chart): object {
  const [year, month, day] = date.split('-').map(Number);
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return { year, month, date: day, hours, minutes, seconds, latitude, longitude, timezone };
}

/** Mozart's is printed to the degree. */
const isPrecise = ({ ascendant }: Chart): boolean => typeof ascendant === 'string' || ascendant.tolerance < 0.1;

export function meanTimeAccuracy(sky: Ephemeris): AccuracyRow[] {
  const minutes = new Worst();
  const signs = new Mismatches();
  for (const chart of fixture.charts.filter((one) => isPrecise(one) && !one.doubtful)) {
    const { ascendant } = chart;
    const request = requestOf(chart);
    if (typeof ascendant !== 'string') {
      const computed = answered(western.natal, request, sky).ascendant.longitude;
      minutes.add(shortestArcDeg(ascendant.degree, computed));
    } else if (SIDEREAL.test(ascendant)) {
      signs.equal(shortOf(answered(kundali.basic, request, sky).lagna.sign), ascendant.replace(SIDEREAL, ''));
    } else {
      signs.equal(shortOf(answered(western.natal, request, sky).ascendant.sign), ascendant);
    }
  }
  return [
    minutes.row({
      family: 'ascendants of births before standard time',
      source: SOURCE,
      unit: 'deg',
      tolerance: 0.08,
      note: 'Printed to the minute of arc, from places given to a few minutes',
    }),
    signs.row(
      'rising signs of births before standard time',
      SOURCE,
      'Nehru’s is left out: the lagna is at 0° 11′ of the next sign by Lahiri',
    ),
  ];
}
