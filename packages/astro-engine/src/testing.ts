import { normalizeDeg } from './core/angle.ts';
import type { AnyBody, Body, HorizonRule, Ephemeris, GeoPlace, Houses, HouseSystem } from './core/ephemeris.ts';

/** Degrees a day; every body is at 0° at JD 0, the apogee and the true node a little ahead of their mean positions. */
export const UNIFORM_SPEEDS: Readonly<Record<Body, number>> = {
  sun: 1, moon: 13, mercury: 4, venus: 2, mars: 0.5, jupiter: 0.25, saturn: 0.125, uranus: 0.0625,
  neptune: 0.03125, pluto: -0.03125, meanNode: -0.0625, trueNode: 0.0625, chiron: -0.125, meanApogee: 0.5,
}; // prettier-ignore

const isSearched = (body: AnyBody): body is Body => body in UNIFORM_SPEEDS;
/** Bodies that searches do not know move by 1° a day, as the Sun does. */
const speedOf = (body: AnyBody): number => (isSearched(body) ? UNIFORM_SPEEDS[body] : 1);

/** Share of a day by which a rule delays the rise and advances the set of the disc. */
const RULE_DELAY_DAYS: Readonly<Record<HorizonRule, number>> = {
  almanac: 0,
  standard_air: 0,
  disc_centre: 0.00125,
  geometric: 0.0025,
};

const POLAR_LATITUDE_DEG = 66;

function housesOf(asked: HouseSystem, ascendantDeg: number, armcDeg: number, latitudeDeg: number): Houses {
  const unsolvable = (asked === 'placidus' || asked === 'koch') && Math.abs(latitudeDeg) > POLAR_LATITUDE_DEG;
  const firstCuspDeg = asked === 'whole_sign' ? Math.floor(ascendantDeg / 30) * 30 : ascendantDeg;
  return {
    system: unsolvable ? 'porphyry' : asked,
    ascendantDeg,
    midheavenDeg: normalizeDeg(ascendantDeg - 90),
    armcDeg,
    vertexDeg: normalizeDeg(ascendantDeg + 150),
    eastPointDeg: normalizeDeg(armcDeg + 90),
    cuspsDeg: Array.from({ length: 12 }, (_, index) => normalizeDeg(firstCuspDeg + index * 30)),
  };
}

/**
 * Returns a sky in uniform motion from JD 0, so that results can be computed by hand: Sun 1° a day, Moon 13°. The
 * ascendant turns once a day, 0° at every JD .0 on the meridian of Greenwich, 1° further east for each degree of
 * longitude; all house systems are equal ones. The Sun rises at JD .25 and sets at .75, the Moon rises at .5 and sets
 * at .0, everywhere but beyond 66° of latitude. There are no eclipses, and a star is at 10° for each letter of its
 * name.
 * @param ayanamsaDeg the same for every convention; 0 makes both zodiacs one
 */
export const uniformSkyWith = ({
  ayanamsaDeg,
  rateDegPerDay = 0,
}: {
  ayanamsaDeg: number;
  rateDegPerDay?: number;
}): Ephemeris => ({
  name: 'uniform',
  position: (body, jdUt) => ({
    longitudeDeg: normalizeDeg(jdUt * speedOf(body)),
    latitudeDeg: body === 'moon' ? 2 : body.endsWith('Node') ? 0.5 : 0,
    distanceAu: 1,
    speedDegPerDay: speedOf(body),
  }),
  heliocentric: (_, jdUt) => ({ longitudeDeg: normalizeDeg(jdUt), latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 1 }),
  longitudeDeg: (body, jdUt) => normalizeDeg(jdUt * UNIFORM_SPEEDS[body]),
  ayanamsaDeg: () => ayanamsaDeg,
  ayanamsaRateDegPerDay: () => rateDegPerDay,
  houses: (system, jdUt, at) => {
    const turnedDeg = normalizeDeg((jdUt - Math.floor(jdUt)) * 360 + at.longitudeDeg);
    return housesOf(system, turnedDeg, normalizeDeg(turnedDeg - 90), at.latitudeDeg);
  },
  housesFromArmc: (system, armcDeg, latitudeDeg) => housesOf(system, normalizeDeg(armcDeg + 90), armcDeg, latitudeDeg),
  deltaTSeconds: () => 0,
  obliquityDeg: () => 23.5,
  nextCrossing: (body, edge, rule, afterJdUt, at: GeoPlace) => {
    if (Math.abs(at.latitudeDeg) > POLAR_LATITUDE_DEG) return null;
    const delay = RULE_DELAY_DAYS[rule];
    const fraction = body === 'sun' ? (edge === 'rise' ? 0.25 : 0.75) : edge === 'rise' ? 0.5 : 0;
    const today = Math.floor(afterJdUt) - 1 + fraction + (edge === 'rise' ? delay : -delay);
    return today + Math.floor(afterJdUt - today) + 1;
  },
  nextEclipse: () => null,
  star: (name) => ({ longitudeDeg: name.length * 10, latitudeDeg: 0, magnitude: 1 }),
});

/** The uniform sky without an ayanamsa. */
export const uniformSky: Ephemeris = uniformSkyWith({ ayanamsaDeg: 0 });
