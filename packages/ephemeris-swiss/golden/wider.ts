import type { Ayanamsa, Body, Ephemeris, HouseSystem } from '@graha/astro-engine/core/ephemeris';
import { type SkySettings, placementsAt } from '@graha/astro-engine/sky/placements';
import { type AccuracyRow, Worst } from './difference.ts';
import swetest from './swetest.fixture.json' with { type: 'json' };

const TOLERANCE_DEG = 0.000_01;

/** Entries of a fixture row. Safe: the fixture is written in the port's own names, which `golden.test.ts` checks. */
const entriesOf = <Name extends string, Value>(row: Record<string, Value>): [Name, Value][] =>
  Object.entries(row) as [Name, Value][];

/** Cases that the two hundred charts leave out: all of 1801 to 2398, every body, observer, ayanamsa and house system. */
export function widerAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { source } = swetest;
  return [...bodyRows(sky, source), ...ayanamsaRows(sky, source), ...houseSystemRows(sky, source)];
}

function bodyRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [longitude, latitude, distance, speed] = [new Worst(), new Worst(), new Worst(), new Worst()];
  const [seenLongitude, seenLatitude, seenSpeed] = [new Worst(), new Worst(), new Worst()];
  for (const chart of swetest.cases) {
    for (const [body, published] of entriesOf<Body, number[]>(chart.bodies)) {
      const found = sky.position(body, chart.jdUt, 'geocentre');
      longitude.angle(found.longitudeDeg, published[0]);
      latitude.number(found.latitudeDeg, published[1]);
      distance.number(found.distanceAu, published[2]);
      speed.number(found.speedDegPerDay, published[3]);
    }
    for (const [body, published] of entriesOf<Body, number[]>(chart.topocentric)) {
      const found = sky.position(body, chart.jdUt, chart);
      seenLongitude.angle(found.longitudeDeg, published[0]);
      seenLatitude.number(found.latitudeDeg, published[1]);
      seenSpeed.number(found.speedDegPerDay, published[3]);
    }
  }
  return [
    longitude.row('fourteen bodies, 1801–2398: longitude', source, 'deg', TOLERANCE_DEG),
    latitude.row('fourteen bodies, 1801–2398: latitude', source, 'deg', TOLERANCE_DEG),
    distance.row('fourteen bodies, 1801–2398: distance', source, 'au', 0.000_000_1),
    speed.row('fourteen bodies, 1801–2398: speed', source, 'deg/day', TOLERANCE_DEG),
    seenLongitude.row('topocentric Sun and Moon: longitude', source, 'deg', TOLERANCE_DEG),
    seenLatitude.row('topocentric Sun and Moon: latitude', source, 'deg', TOLERANCE_DEG),
    seenSpeed.row('topocentric Sun and Moon: speed', source, 'deg/day', TOLERANCE_DEG),
  ];
}

function ayanamsaRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [value, longitude, speed] = [new Worst(), new Worst(), new Worst()];
  for (const chart of swetest.cases) {
    for (const [ayanamsa, published] of entriesOf<Ayanamsa, number>(chart.ayanamsas)) {
      value.number(sky.ayanamsaDeg(ayanamsa, chart.jdUt), published);
    }
    for (const [ayanamsa, published] of entriesOf<Ayanamsa, typeof chart.sidereal.lahiri>(chart.sidereal)) {
      const settings: SkySettings = { zodiac: { kind: 'sidereal', ayanamsa }, nodeMode: 'mean', observer: 'geocentre' };
      const { placements } = placementsAt(sky, ['sun', 'moon'], chart.jdUt, settings);
      for (const point of ['sun', 'moon'] as const) {
        longitude.angle(placements[point].longitudeDeg, published[point][0]);
        speed.number(placements[point].speedDegPerDay, published[point][1]);
      }
    }
  }
  return [
    value.row('six ayanamsas, 1801–2398', source, 'deg', TOLERANCE_DEG),
    longitude.row('sidereal Sun and Moon by six ayanamsas: longitude', source, 'deg', TOLERANCE_DEG),
    speed.row('sidereal Sun and Moon by six ayanamsas: speed', source, 'deg/day', TOLERANCE_DEG),
  ];
}

function houseSystemRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [cusps, fromArmc, polar] = [new Worst(), new Worst(), new Worst()];
  for (const chart of swetest.cases) {
    const obliquityDeg = sky.obliquityDeg(chart.jdUt);
    for (const [system, published] of entriesOf<HouseSystem, number[]>(chart.houses)) {
      const found = sky.houses(system, chart.jdUt, chart);
      cusps.angles(found.cuspsDeg, published);
      cusps.angles([found.ascendantDeg, found.midheavenDeg, found.armcDeg, found.vertexDeg], chart.angles);
      fromArmc.angles(sky.housesFromArmc(system, found.armcDeg, chart.latitudeDeg, obliquityDeg).cuspsDeg, published);
    }
    for (const system of ['placidus', 'koch'] as const) {
      const found = sky.houses(system, chart.jdUt, { ...chart, latitudeDeg: chart.polar.latitudeDeg });
      polar.angles(found.cuspsDeg, chart.polar[system]);
      if (found.system !== 'porphyry') polar.add(Infinity);
    }
  }
  return [
    cusps.row('ten house systems, 1801–2398', source, 'deg', TOLERANCE_DEG),
    fromArmc.row('ten house systems from the sidereal time', source, 'deg', TOLERANCE_DEG),
    polar.row('Placidus and Koch beyond the polar circle, given and named as Porphyry', source, 'deg', TOLERANCE_DEG),
  ];
}
