import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { western } from '../../families/western/western.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import { acos, armcOf, BIRTHS, declinationOf, instantOf, rightAscensionOf, signed, tan, turn } from './derived.ts';

const RIGHT_ANGLE = 90;
const ASPECT_DEG: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** A body by its hour angle, [−180, 180), and half of its time above the horizon, degrees. */
type Body = { hourDeg: number; dayArcDeg: number };

/** The place in the houses: 0 at the midheaven, 90 at the setting, 180 at the lower meridian; in proportion to the semi-arcs. */
function placeOf({ hourDeg, dayArcDeg }: Body): number {
  const away = Math.abs(hourDeg);
  const place =
    away < dayArcDeg
      ? (RIGHT_ANGLE * away) / dayArcDeg
      : RIGHT_ANGLE + (RIGHT_ANGLE * (away - dayArcDeg)) / (180 - dayArcDeg);
  return Math.sign(hourDeg) * place;
}

/** The hour angle of a body in a place of the houses. */
function hourAt(placeDeg: number, dayArcDeg: number): number {
  const place = signed(placeDeg);
  const away = Math.abs(place);
  const hour =
    away < RIGHT_ANGLE
      ? (dayArcDeg * away) / RIGHT_ANGLE
      : dayArcDeg + ((180 - dayArcDeg) * (away - RIGHT_ANGLE)) / RIGHT_ANGLE;
  return Math.sign(place) * hour;
}

/** Directs every planet in the houses to the Sun and the Moon by the proportion of semi-arcs. */
function mundaneRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const birth of BIRTHS.slice(0, 20)) {
    const { planets, angles, metadata } = answered(western.natal, birth, sky);
    const obliquityDeg = sky.obliquityDeg(instantOf(metadata).jdUt);
    const armcDeg = armcOf(angles.midheaven.longitude, obliquityDeg);
    const bodies = new Map(
      planets.map(({ name, longitude, latitude }): [string, Body] => {
        const hourDeg = signed(armcDeg - rightAscensionOf(longitude, latitude, obliquityDeg));
        const dayArcDeg = acos(-tan(birth.latitude) * tan(declinationOf(longitude, latitude, obliquityDeg)));
        return [name, { hourDeg, dayArcDeg }];
      }),
    );
    const settings = { method: 'placidus_mundane', latitudes: 'bodies' };
    const { directions } = answered(western['primary-directions'], { ...birth, age_to: 120, settings }, sky);
    for (const { promissor, significator, aspect, side, motion, arc } of directions) {
      const [moving, waiting] = [bodies.get(promissor), bodies.get(significator)];
      if (motion === 'converse' || moving === undefined || waiting === undefined) continue;
      // A point cast along the signs follows its planet, so the planet is ahead when the point arrives.
      const ahead = (side === 'dexter' ? -1 : 1) * (ASPECT_DEG[aspect] ?? Number.NaN);
      worst.add(signed(arc - turn(hourAt(placeOf(waiting) + ahead, moving.dayArcDeg) - moving.hourDeg)));
    }
  }
  return worst.row({
    family: 'arcs of mundane primary directions',
    source: 'the proportion of semi-arcs of Placidus, by spherical trigonometry',
    unit: 'deg',
    tolerance: 0.000_01,
  });
}

/** A degree by Ptolemy; by Brahe the growth of the Sun's right ascension in the day around the birth. */
function keyRows(sky: Ephemeris): AccuracyRow[] {
  const [brahe, ages] = [new Worst(), new Mismatches()];
  for (const birth of BIRTHS) {
    const directionsBy = (key: string) =>
      answered(western['primary-directions'], { ...birth, age_to: 20, settings: { key } }, sky);
    const { year_arc, metadata } = directionsBy('brahe');
    const { jdUt: birthJdUt } = instantOf(metadata);
    const [before = Number.NaN, after = Number.NaN] = [-0.5, 0.5].map((days) => {
      const { longitudeDeg, latitudeDeg } = sky.position('sun', birthJdUt + days, 'geocentre');
      return rightAscensionOf(longitudeDeg, latitudeDeg, sky.obliquityDeg(birthJdUt + days));
    });
    brahe.number(year_arc, signed(after - before));
    for (const { age, arc } of directionsBy('ptolemy').directions) ages.equal(age, arc);
  }
  return [
    brahe.row({
      family: 'key of Brahe',
      source: 'the right ascensions of the Sun half a day before and after the birth',
      unit: 'deg',
      tolerance: 0.0002,
      note: 'A day has a curve that the speed at birth has not',
    }),
    ages.row('key of Ptolemy', 'Ptolemy, Tetrabiblos III.10: a degree is a year'),
  ];
}

/** Mundane directions and two keys, of which no program and no book prints numbers, derived a second time. */
export const derivedDirectionAccuracy = (sky: Ephemeris): AccuracyRow[] => [mundaneRow(sky), ...keyRows(sky)];
