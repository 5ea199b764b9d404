import type { Body, Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { VEDIC_SKY, placementsAt } from '@graha/astro-engine/sky/placements';
import type { Point } from '@graha/astro-engine/vocabulary/grahas';
import { type AccuracyRow, Worst } from './difference.ts';
import positions from './positions.fixture.json' with { type: 'json' };

/** Hundred thousandth of a degree: 0.036″. */
const TOLERANCE_DEG = 0.000_01;

/** Two hundred charts of 1900 to 2100: results of the port and of the engine against `swetest`. */
export function chartAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { source } = positions;
  return [...tropicalRows(sky, source), ...siderealRows(sky, source), ...houseRows(sky, source)];
}

function tropicalRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [longitude, latitude, speed, alone] = [new Worst(), new Worst(), new Worst(), new Worst()];
  for (const { jdUt, tropical } of positions.cases) {
    for (const [index, body] of bodies.entries()) {
      const found = sky.position(body, jdUt, 'geocentre');
      longitude.angle(found.longitudeDeg, tropical[index]?.[0]);
      latitude.number(found.latitudeDeg, tropical[index]?.[1]);
      speed.number(found.speedDegPerDay, tropical[index]?.[2]);
      alone.angle(sky.longitudeDeg(body, jdUt), tropical[index]?.[0]);
    }
  }
  return [
    longitude.row('tropical longitudes', source, 'deg', TOLERANCE_DEG),
    alone.row('tropical longitudes, asked without speed', source, 'deg', TOLERANCE_DEG),
    latitude.row('latitudes', source, 'deg', TOLERANCE_DEG),
    speed.row('tropical speeds', source, 'deg/day', TOLERANCE_DEG),
  ];
}

function siderealRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [longitude, speed, ayanamsa] = [new Worst(), new Worst(), new Worst()];
  for (const { jdUt, sidereal, ayanamsaDeg } of positions.cases) {
    ayanamsa.number(sky.ayanamsaDeg('lahiri', jdUt), ayanamsaDeg);
    for (const [index, body] of bodies.entries()) {
      const nodeMode = body === 'trueNode' ? 'true' : 'mean';
      const point = pointOf(body);
      const found = placementsAt(sky, [point], jdUt, { ...VEDIC_SKY, nodeMode }).placements[point];
      longitude.angle(found.longitudeDeg, sidereal[index]?.[0]);
      speed.number(found.speedDegPerDay, sidereal[index]?.[1]);
    }
  }
  return [
    longitude.row('sidereal longitudes (Lahiri)', source, 'deg', TOLERANCE_DEG),
    speed.row('sidereal speeds (Lahiri)', source, 'deg/day', TOLERANCE_DEG),
    ayanamsa.row('Lahiri ayanamsa', source, 'deg', TOLERANCE_DEG),
  ];
}

function houseRows(sky: Ephemeris, source: string): AccuracyRow[] {
  const [angles, placidus] = [new Worst(), new Worst()];
  const [ascendant, siderealPlacidus, firstSign] = [new Worst(), new Worst(), new Worst()];
  for (const chart of positions.cases) {
    const place = { latitudeDeg: chart.latitudeDeg, longitudeDeg: chart.longitudeDeg, altitudeM: 0 };
    const found = sky.houses('placidus', chart.jdUt, place);
    angles.angles([found.ascendantDeg, found.midheavenDeg, found.armcDeg, found.vertexDeg], chart.angles);
    placidus.angles(found.cuspsDeg, chart.placidus);
    const ayanamsaDeg = sky.ayanamsaDeg('lahiri', chart.jdUt);
    const sidereal = housesAt(sky, 'placidus', chart.jdUt, place, ayanamsaDeg);
    ascendant.angle(sidereal.ascendantDeg, chart.siderealAscendantDeg);
    siderealPlacidus.angles(sidereal.cuspsDeg, chart.siderealPlacidus);
    firstSign.angle(
      housesAt(sky, 'whole_sign', chart.jdUt, place, ayanamsaDeg).cuspsDeg[0],
      chart.siderealFirstSignDeg,
    );
  }
  return [
    angles.row('ascendant, midheaven, ARMC and vertex', source, 'deg', TOLERANCE_DEG),
    placidus.row('Placidus cusps', source, 'deg', TOLERANCE_DEG),
    ascendant.row('sidereal ascendant (Lahiri)', source, 'deg', TOLERANCE_DEG),
    siderealPlacidus.row('sidereal Placidus cusps (Lahiri)', source, 'deg', TOLERANCE_DEG),
    firstSign.row('sidereal whole-sign cusps (Lahiri)', source, 'deg', 0),
  ];
}

// Safe: the fixture's list of bodies is written in the port's own names, which `golden.test.ts` checks.
export const bodies = positions.bodies as readonly Body[];

const pointOf = (body: Body): Point =>
  body === 'meanNode' || body === 'trueNode' ? 'rahu' : body === 'meanApogee' ? 'lilith' : body;
