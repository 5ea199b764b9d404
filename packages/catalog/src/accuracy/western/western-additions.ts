import { TROPICAL, WESTERN_SKY } from '@graha/astro-engine/sky/placements';
import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { secondOf } from '@graha/astro-engine/core/moment';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { antiscionDeg, contraAntiscionDeg } from '@graha/astro-engine/western/antiscia';
import { bodyReturn, lunarReturn } from '@graha/astro-engine/western/body-return';
import { davisonBirth, midpointDeg } from '@graha/astro-engine/western/composite';
import { declinationAspects, declinationsOf } from '@graha/astro-engine/western/declinations';
import { dignitiesOf, lordsAt } from '@graha/astro-engine/western/essential-dignity';
import { LOTS, lotsOf } from '@graha/astro-engine/western/lots';
import { dialDegOf, DIALS_DEG, harmonicDeg } from '@graha/astro-engine/western/midpoints';
import { type WesternBody, type WesternChart, westernChart, type WesternSky } from '@graha/astro-engine/western/natal';
import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { profectionsAt } from '@graha/astro-engine/western/profections';
import { sectOf } from '@graha/astro-engine/western/sect';
import { solarArcTo } from '@graha/astro-engine/western/solar-arc';
import { resolveMoment, StandardBirthRequest } from '../../request/birth.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import fixture from './fixtures/western-additions.fixture.json' with { type: 'json' };

const SOURCE = 'an independent program on Swiss Ephemeris 2.10.03, 32 births';
const SETTINGS: WesternSky = {
  points: MAIN_POINTS,
  zodiac: TROPICAL,
  nodeMode: 'mean',
  isTopocentric: false,
  houseSystem: 'placidus',
};
const RETURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const ANGLES = ['ascendant', 'midheaven'] as const;
/** Tolerance for values printed to the second. */
const SECOND = 1;
const PRINTED_DEG = 0.000_002;

type Case = (typeof fixture.cases)[number];

const momentOf = (birth: object) => resolveMoment(StandardBirthRequest.parse(birth));
const bodyOf = ({ bodies }: WesternChart, point: string): WesternBody => {
  const found = bodies.find((body) => body.point === point);
  if (found === undefined) throw new RangeError(`the chart has no ${point}`);
  return found;
};
const longitudesOf = (chart: WesternChart): Record<Planet, number> =>
  // Safe: one row for each of the seven planets.
  Object.fromEntries(PLANETS.map((planet) => [planet, bodyOf(chart, planet).longitudeDeg])) as Record<Planet, number>;

/** Lunar returns and those of five planets, the first after an instant. */
function returnRows(sky: Ephemeris): AccuracyRow[] {
  const [lunar, planetary] = [new Worst(), new Worst()];
  for (const { birth, from, returns } of fixture.cases) {
    const { jdUt } = momentOf(birth);
    const fromJdUt = jdUtOfTarget(from);
    const late = (foundJdUt: number, utc: string): number => secondOf(foundJdUt) - secondOf(jdUtOfTarget(utc));
    lunar.add(late(lunarReturn(sky, jdUt, fromJdUt, 1, TROPICAL), returns.lunar));
    for (const planet of RETURNING) {
      const found = bodyReturn(sky, planet, WESTERN_SKY, jdUt, fromJdUt, 1);
      planetary.add(late(found?.passes[found.passIndex]?.jdUt ?? Number.NaN, returns[planet]));
    }
  }
  const row = { source: SOURCE, unit: 's', tolerance: SECOND } as const;
  return [
    lunar.row({ ...row, family: 'moments of lunar returns' }),
    planetary.row({ ...row, family: 'moments of planetary returns', tolerance: 2 }),
  ];
}

function directionRows(sky: Ephemeris): AccuracyRow[] {
  const arcs = new Worst();
  const lords = new Mismatches();
  for (const { birth, from, solarArc, profection } of fixture.cases) {
    const natal = westernChart(sky, momentOf(birth), SETTINGS);
    const targetJdUt = jdUtOfTarget(from);
    const byMethod = (method: 'true' | 'naibod') =>
      solarArcTo(natal, sky, targetJdUt, { method, orbs: {}, angles: ANGLES });
    const { arcDeg, directed } = byMethod('true');
    arcs.add(arcDeg - solarArc.arc);
    arcs.add(byMethod('naibod').arcDeg - solarArc.naibod);
    const published = { ...solarArc.directed, ascendant: solarArc.ascendant, midheaven: solarArc.midheaven };
    const ours = new Map<string, number>(directed.map(({ point, longitudeDeg }) => [point, longitudeDeg]));
    for (const [point, deg] of Object.entries(published)) arcs.add(shortestArcDeg(deg, ours.get(point) ?? Number.NaN));
    const { completedYears, year } = profectionsAt(sky, natal, natal.frame.ascendantDeg, targetJdUt);
    lords.equal(completedYears, profection.completed_years);
    lords.equal(year.houseNumber, profection.house);
    lords.equal(year.signIndex + 1, profection.sign);
    lords.equal(year.lord, profection.lord);
  }
  return [
    arcs.row({ family: 'solar arcs', source: SOURCE, unit: 'deg', tolerance: PRINTED_DEG }),
    lords.row('annual profections', SOURCE),
  ];
}

function pointRows(sky: Ephemeris): AccuracyRow[] {
  const [lots, mirrors, declinations, multiplied] = [new Worst(), new Worst(), new Worst(), new Worst()];
  const onDials = new Worst();
  const [parallels, dignities] = [new Mismatches(), new Mismatches()];
  for (const published of fixture.cases) {
    const natal = westernChart(sky, momentOf(published.birth), SETTINGS);
    const longitudes = longitudesOf(natal);
    const sect = sectOf(sky, natal);
    dignities.equal(sect === 'day', published.isDay);
    const found = lotsOf(natal.frame.ascendantDeg, longitudes, sect, 'by_sect');
    for (const lot of LOTS) lots.add(shortestArcDeg(published.lots[lot], found[lot]));
    for (const [point, [antiscion = 0, contra = 0]] of Object.entries(published.antiscia)) {
      const { longitudeDeg } = bodyOf(natal, point);
      mirrors.add(shortestArcDeg(antiscion, antiscionDeg(longitudeDeg)));
      mirrors.add(shortestArcDeg(contra, contraAntiscionDeg(longitudeDeg)));
    }
    compareDeclinations(sky, natal, published, declinations, parallels);
    compareDignities(longitudes, sect, published, dignities);
    compareMultiplied(natal, published, multiplied);
    compareDials(natal, published, onDials);
  }
  const row = { source: SOURCE, unit: 'deg', tolerance: PRINTED_DEG } as const;
  return [
    lots.row({ ...row, family: 'lots', tolerance: 0.000_01, note: 'Sums of three or more printed places' }),
    mirrors.row({ ...row, family: 'antiscia' }),
    declinations.row({ ...row, family: 'declinations' }),
    multiplied.row({ ...row, family: 'midpoints and harmonics', tolerance: 0.000_01 }),
    onDials.row({ ...row, family: 'dials', note: 'From the places of its fourth harmonic' }),
    parallels.row('parallels and points out of bounds', SOURCE),
    dignities.row('sect and essential dignities', SOURCE),
  ];
}

function compareDeclinations(
  sky: Ephemeris,
  natal: WesternChart,
  published: Case,
  worst: Worst,
  lists: Mismatches,
): void {
  const bodies = natal.bodies.filter(({ point }) => point in published.declinations);
  const obliquityDeg = sky.obliquityDeg(natal.jdUt);
  const found = declinationsOf(bodies, obliquityDeg);
  worst.add(obliquityDeg - published.obliquity);
  const theirs = new Map(Object.entries(published.declinations));
  for (const { point, declinationDeg } of found) worst.add(declinationDeg - (theirs.get(point) ?? Number.NaN));
  const outOfBounds = found.filter((one) => one.isOutOfBounds).map(({ point }) => point);
  lists.equal(outOfBounds.toSorted().join(), published.outOfBounds.toSorted().join());
  const keys = declinationAspects(found, 1).map(({ pointA, pointB, aspect }) => `${pointA} ${aspect} ${pointB}`);
  const expected = published.declinationAspects.map(([a, b, aspect]) => `${a} ${aspect === 'parallel' ? aspect : 'contra_parallel'} ${b}`); // prettier-ignore
  lists.equal(keys.toSorted().join(), expected.toSorted().join());
}

function compareDignities(
  longitudes: Record<Planet, number>,
  sect: 'day' | 'night',
  published: Case,
  counts: Mismatches,
): void {
  for (const planet of PLANETS) {
    const lords = lordsAt(longitudes[planet], sect, 'lilly');
    const { dignities, score } = dignitiesOf(planet, longitudes[planet], lords);
    const theirs = published.dignities[planet];
    counts.equal(dignities.join(), theirs.dignities.join());
    counts.equal(score, theirs.score);
    counts.equal(lords.term, theirs.term);
    counts.equal(lords.face, theirs.face);
    counts.equal(lords.triplicity, theirs.triplicity);
  }
}

function compareMultiplied(natal: WesternChart, { midpoints, harmonics }: Case, worst: Worst): void {
  const at = (point: string): number => bodyOf(natal, point).longitudeDeg;
  const { ascendantDeg, midheavenDeg } = natal.frame;
  worst.add(shortestArcDeg(midpoints.sun_moon, midpointDeg(at('sun'), at('moon'))));
  worst.add(shortestArcDeg(midpoints.venus_mars, midpointDeg(at('venus'), at('mars'))));
  worst.add(shortestArcDeg(midpoints.asc_mc, midpointDeg(ascendantDeg, midheavenDeg)));
  for (const [harmonic, places] of Object.entries(harmonics)) {
    for (const [point, deg] of Object.entries(places))
      worst.add(shortestArcDeg(deg, harmonicDeg(at(point), Number(harmonic))));
  }
}

/** A place on a dial of a fourth, an eighth or a sixteenth of the circle is that of the harmonic, divided by its number. */
function compareDials(natal: WesternChart, { harmonics }: Case, worst: Worst): void {
  for (const dial of DIALS_DEG.filter((deg) => deg < 360)) {
    const harmonic = 360 / dial;
    for (const [point, fourthDeg] of Object.entries(harmonics[4])) {
      const placeDeg = dialDegOf(bodyOf(natal, point).longitudeDeg, dial);
      worst.add(shortestArcDeg((fourthDeg * harmonic) / 4, placeDeg * harmonic) / harmonic);
    }
  }
}

function davisonRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const { birth, davison } of fixture.cases) {
    const between = davisonBirth(momentOf(birth), momentOf(davison.partner));
    const chart = westernChart(sky, between, SETTINGS);
    worst.add(between.place.latitudeDeg - davison.latitude);
    worst.add(shortestArcDeg(between.place.longitudeDeg, davison.longitude));
    worst.add(shortestArcDeg(davison.sun, bodyOf(chart, 'sun').longitudeDeg));
    worst.add(shortestArcDeg(davison.moon, bodyOf(chart, 'moon').longitudeDeg));
    worst.add(shortestArcDeg(davison.ascendant, chart.frame.ascendantDeg));
  }
  return worst.row({ family: 'Davison charts', source: SOURCE, unit: 'deg', tolerance: 0.000_02 });
}

/** Returns, directions, lots, mirrors, declinations, dignities and Davison charts. */
export const westernAdditionAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  ...returnRows(sky),
  ...directionRows(sky),
  ...pointRows(sky),
  davisonRow(sky),
];
