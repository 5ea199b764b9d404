import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import aspectFixture from '@graha/astro-engine/western/kerykeion-aspects.fixture.json' with { type: 'json' };
import { westernNameOf, type WesternPoint } from '@graha/astro-engine/western/points';
import { western } from '../../families/western/western.ts';
import compositeFixture from './fixtures/kerykeion-composite.fixture.json' with { type: 'json' };
import positionFixture from './fixtures/kerykeion-positions.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const KERYKEION = 'kerykeion, its own test data';
const SETTINGS = { node_mode: 'true', point_set: 'extended', orb_profile: 'kerykeion' } as const;
const LESSER_MODEL = 'Made there with the Moshier model, which is the less exact one';

type Birth = (typeof positionFixture.cases)[number]['birth'];

const natalOf = (sky: Ephemeris, birth: Birth) =>
  western.natal.compute(western.natal.input.parse({ ...birth, settings: SETTINGS }), sky);

const DEPP: Birth = {
  year: 1963,
  month: 6,
  date: 9,
  hours: 0,
  minutes: 0,
  latitude: 37.7742,
  longitude: -87.1133,
  timezone: 'America/Chicago',
};

const birthOf = (name: string): Birth => {
  if (name === 'johnny_depp_1963') return DEPP;
  const found = positionFixture.cases.find((one) => one.name === name)?.birth;
  if (found === undefined) throw new RangeError(`no birth of ${name}`);
  return found;
};

const apartDeg = (computed: number | undefined, published: number | undefined): number =>
  shortestArcDeg(published ?? Number.NaN, computed ?? Number.NaN);

/** Planets, angles, cusps, houses and directions of seven charts. */
function positionAccuracy(sky: Ephemeris): AccuracyRow[] {
  const planets = new Worst();
  const nodes = new Worst();
  const frames = new Worst();
  const readings = new Mismatches();
  for (const published of positionFixture.cases) {
    const chart = natalOf(sky, published.birth);
    for (const [index, [longitude, house, isRetrograde]] of published.planets.entries()) {
      const planet = chart.planets[index];
      planets.add(apartDeg(planet?.longitude, Number(longitude)));
      readings.equal(planet?.house, house);
      readings.equal(planet?.is_retrograde, isRetrograde);
    }
    nodes.add(apartDeg(chart.planets.find(({ name }) => name === 'North Node')?.longitude, published.trueNode));
    frames.add(apartDeg(chart.ascendant.longitude, published.ascendant));
    frames.add(apartDeg(chart.angles.midheaven.longitude, published.midheaven));
    for (const [index, cusp] of published.cusps.entries())
      frames.add(apartDeg(chart.house_cusps[index]?.longitude, cusp));
  }
  const row = { source: KERYKEION, unit: 'deg' } as const;
  const note = LESSER_MODEL;
  return [
    planets.row({ ...row, family: 'Western planets', tolerance: 0.002, note }),
    nodes.row({ ...row, family: 'true node', tolerance: 0.005, note }),
    frames.row({ ...row, family: 'Western angles and Placidus cusps', tolerance: 0.000_001 }),
    readings.row('Western houses and directions', KERYKEION),
  ];
}

type Row = readonly (string | number)[];
type Told = { planet_a: string; planet_b: string; aspect: string; is_applying: boolean | null };

const SOUTH_NODE = 'South Node';
const AXES: ReadonlySet<string> = new Set(['Ascendant', 'Midheaven', 'Descendant', 'Imum Coeli']);
const keyOf = (a: string, aspect: string, b: string, ordered: boolean): string =>
  (ordered || a < b ? [a, aspect, b] : [b, aspect, a]).join(' ');

/** Checks that every aspect of theirs is among ours, and that we have no other ones. */
function compareAspects(counts: Mismatches, ours: readonly Told[], theirs: readonly Row[], ordered: boolean): void {
  // Safe: the fixture names points as the engine does.
  const name = (point: unknown) => westernNameOf(point as WesternPoint);
  const expected = new Set(theirs.map(([a, b, aspect]) => keyOf(name(a), String(aspect), name(b), ordered)));
  const found = new Set(ours.map(({ planet_a, planet_b, aspect }) => keyOf(planet_a, aspect, planet_b, ordered)));
  for (const key of new Set([...expected, ...found])) counts.equal(found.has(key), expected.has(key));
}

/**
 * Compares the aspects of two charts and two pairs, computed from births, and whether they apply if both sources give
 * it.
 */
function aspectAccuracy(sky: Ephemeris): AccuracyRow[] {
  const listed = new Mismatches();
  const applying = new Mismatches();
  for (const [name, published] of Object.entries(aspectFixture.natal)) {
    const ours = natalOf(sky, birthOf(name)).aspects.filter(
      ({ planet_a, planet_b }) => !(AXES.has(planet_a) && AXES.has(planet_b)),
    );
    compareAspects(listed, ours, published.aspects, false);
    const theirs = new Map(published.aspects.map((row) => [rowKey(row), row[4]]));
    for (const { planet_a, planet_b, aspect, is_applying } of ours) {
      const movement = theirs.get(keyOf(planet_a, aspect, planet_b, false));
      const isCompared = movement !== 'static' && planet_a !== SOUTH_NODE && planet_b !== SOUTH_NODE;
      if (isCompared) applying.equal(is_applying ? 'applying' : 'separating', movement);
    }
  }
  for (const [names, published] of Object.entries(aspectFixture.synastry)) {
    const [a = '', b = ''] = names.split('__x__');
    if (a === 'einstein_1879') continue; // The pair with Galileo, who was born before our ephemeris begins.
    const { synastry } = western;
    const input = synastry.input.parse({ person_a: birthOf(a), person_b: birthOf(b), settings: SETTINGS });
    compareAspects(listed, synastry.compute(input, sky).aspects, published.aspects, true);
  }
  return [
    listed.row('Western aspects by its orbs', KERYKEION),
    applying.row('applying and separating', KERYKEION, 'Without the South Node, which moves the wrong way there'),
  ];
}

const rowKey = ([a, b, aspect]: Row): string =>
  // Safe: the fixture names points as the engine does.
  keyOf(westernNameOf(a as WesternPoint), String(aspect), westernNameOf(b as WesternPoint), false);

/** Compares planets, the ascendant, and the midheaven with the source's imum coeli. */
function compositeAccuracy(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const { person_a, person_b, points } = compositeFixture;
  const { composite } = western;
  const chart = composite.compute(composite.input.parse({ person_a, person_b, settings: SETTINGS }), sky);
  const ours = new Map([chart.ascendant, ...chart.planets].map(({ name, longitude }) => [name, longitude]));
  const published = new Map(Object.entries(points));
  for (const [name, longitude] of ours) worst.add(apartDeg(longitude, published.get(name)));
  worst.add(apartDeg(chart.angles.midheaven.longitude, published.get('Imum Coeli') ?? Number.NaN));
  return worst.row({
    family: 'composite chart',
    source: KERYKEION,
    unit: 'deg',
    tolerance: 0.0055,
    note: 'Printed there to hundredths of a degree',
  });
}

export const westernAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  ...positionAccuracy(sky),
  ...aspectAccuracy(sky),
  compositeAccuracy(sky),
];
