import { TROPICAL } from '@graha/astro-engine/sky/placements';
import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import { anglesOf, type WesternBody, westernChart, type WesternSky } from '@graha/astro-engine/western/natal';
import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { progressedTo } from '@graha/astro-engine/western/progression';
import { solarReturn } from '@graha/astro-engine/western/solar-return';
import { EXAMPLE_BIRTH, resolveMoment, StandardBirthRequest } from '../../request/birth.ts';
import { type AccuracyRow, Worst } from '../rows.ts';
import fixture from './fixtures/western-returns.fixture.json' with { type: 'json' };

const SOURCE = 'Newton’s method on the same ephemeris, four births, to 2050';
const SETTINGS: WesternSky = {
  points: MAIN_POINTS,
  zodiac: TROPICAL,
  nodeMode: 'mean',
  isTopocentric: false,
  houseSystem: 'placidus',
};
const PROGRESSED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

const momentOf = (birth: object) => resolveMoment(StandardBirthRequest.parse({ ...EXAMPLE_BIRTH, ...birth }));

const longitudeOf = (bodies: readonly WesternBody[], point: string | undefined): number =>
  bodies.find((body) => body.point === point)?.longitudeDeg ?? Number.NaN;

/** Moments of solar returns, the charts cast for them, and positions of secondary progressions. */
export function returnAccuracy(sky: Ephemeris): AccuracyRow[] {
  const moments = new Worst();
  const charts = new Worst();
  const progressions = new Worst();
  for (const { birth, returns, progressions: published } of fixture.cases) {
    const moment = momentOf(birth);
    for (const [year = 0, jdUt = 0, ascendantDeg = 0, midheavenDeg = 0, moonDeg = 0] of returns) {
      const found = solarReturn(sky, moment.jdUt, year - birth.year, TROPICAL);
      moments.add((found - jdUt) * 86_400);
      const { frame, bodies } = westernChart(sky, { jdUt: found, place: moment.place }, SETTINGS);
      charts.add(shortestArcDeg(ascendantDeg, anglesOf(frame).ascendant));
      charts.add(shortestArcDeg(midheavenDeg, anglesOf(frame).midheaven));
      charts.add(shortestArcDeg(moonDeg, longitudeOf(bodies, 'moon')));
    }
    const natal = westernChart(sky, moment, SETTINGS);
    for (const [date, , , longitudes] of published) {
      const [year = 0, month = 0, day = 0] = String(date).split('-').map(Number);
      const targetJdUt = jdUtOf({ year, month, day, hours: 0, minutes: 0, seconds: 0 }, 0);
      const { bodies } = progressedTo(natal, sky, targetJdUt, SETTINGS, { method: 'solar_arc', orbs: {}, angles: [] });
      for (const [index, longitudeDeg] of (Array.isArray(longitudes) ? longitudes : []).entries())
        progressions.add(shortestArcDeg(longitudeDeg, longitudeOf(bodies, PROGRESSED[index])));
    }
  }
  const note = 'The ascendant moves 0.004° in a second';
  return [
    moments.row({ family: 'moments of solar returns', source: SOURCE, unit: 's', tolerance: 0.1 }),
    charts.row({ family: 'charts of solar returns', source: SOURCE, unit: 'deg', tolerance: 0.001, note }),
    progressions.row({ family: 'secondary progressions', source: SOURCE, unit: 'deg', tolerance: 0.000_01 }),
  ];
}
