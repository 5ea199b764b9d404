import { arcDeg, normalizeDeg, rightAscensionDeg, shortestArcDeg } from '../core/angle.ts';
import { type Chart, chartAt } from '../chart/chart.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import type { PanchangDay } from '../panchang/day.ts';
import { housesAt } from '../sky/houses.ts';
import type { SkySettings } from '../sky/placements.ts';
import { type Graha, GRAHA_IDS, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { cheshtaBalaOf } from './cheshta-bala.ts';
import { ayanaBalaOf, nathonnathaOf, type TimeLords, timeLordsAt } from './kala-bala.ts';
import { type Angle, BY_BRIGHTNESS, DISC_ARCSEC, POWERLESS_AT, REQUIRED_RUPAS } from './shadbala-tables.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';
import { type SthanaBala, sthanaBalaOf } from './sthana-bala.ts';
import { isWarrior, warsOf } from './war.ts';

/** Strength of time, in virupas. Values that need a sunrise are null if the Sun does not rise or set. */
export type KalaBala = {
  nathonnatha: number;
  paksha: number;
  tribhaga: number | null;
  abda: number | null;
  masa: number | null;
  vara: number | null;
  hora: number | null;
  ayana: number;
  /** Gain or loss from war; null with the others. */
  yuddha: number | null;
  total: number | null;
};

export type PlanetStrength = {
  sthana: SthanaBala;
  dig: number;
  kala: KalaBala;
  /** An input of ishta and kashta only, for Sun and Moon: it is not in their total. */
  cheshta: number;
  naisargika: number;
  drik: number;
  /** Virupas; null if the Sun does not rise or set. */
  total: number | null;
  rupas: number | null;
  requiredRupas: number;
  /** 1 and above is strong. */
  ratio: number | null;
  ishta: number;
  kashta: number;
};

export type ShadbalaSky = {
  chart: Chart<Graha>;
  midheavenDeg: number;
  /** Raman's ayanamsa; the mean elements are printed in his zodiac. */
  ramanAyanamsaDeg: number;
  /** Local apparent solar time, hours from midnight. */
  apparentHours: number;
  day: PanchangDay;
};

export type Shadbala = {
  planets: Readonly<Record<Planet, PlanetStrength>>;
  /** null if the Sun does not rise or set. */
  lords: TimeLords | null;
  benefics: readonly Planet[];
};

/**
 * Returns the inputs of the strengths.
 * @param day the panchang day of the birth, by the caller's rule for sunrise
 * @throws EphemerisRangeError outside the ephemeris
 */
export function shadbalaSkyAt(
  sky: Ephemeris,
  { jdUt, place, day, settings }: { jdUt: number; place: GeoPlace; day: PanchangDay; settings: SkySettings },
): ShadbalaSky {
  const chart = chartAt(sky, GRAHA_IDS, jdUt, place, settings);
  const sunDeg = chart.placements.sun.longitudeDeg + chart.ayanamsaDeg;
  const { armcDeg } = sky.houses('whole_sign', jdUt, place);
  const hourAngleDeg = normalizeDeg(armcDeg - rightAscensionDeg(sunDeg, sky.obliquityDeg(jdUt)));
  return {
    chart,
    midheavenDeg: housesAt(sky, 'whole_sign', jdUt, place, chart.ayanamsaDeg).midheavenDeg,
    ramanAyanamsaDeg: sky.ayanamsaDeg('raman', jdUt),
    apparentHours: (hourAngleDeg / 15 + 12) % 24,
    day,
  };
}

const foldDeg = (fromDeg: number, toDeg: number): number => Math.abs(shortestArcDeg(fromDeg, toDeg));

/**
 * Returns Jupiter, Venus, the bright Moon, and Mercury unless his sign has more malefics than benefics; the nodes are
 * malefics.
 */
function beneficsOf({ placements }: Chart<Graha>): Planet[] {
  const elongationDeg = arcDeg(placements.sun.longitudeDeg, placements.moon.longitudeDeg);
  const isBrightMoon = elongationDeg >= 84 && elongationDeg < 276;
  const benefics: Planet[] = isBrightMoon ? ['moon', 'jupiter', 'venus'] : ['jupiter', 'venus'];
  const company = GRAHA_IDS.filter(
    (graha) => graha !== 'mercury' && placements[graha].signIndex === placements.mercury.signIndex,
  );
  const good = benefics.filter((planet) => company.includes(planet)).length;
  return company.length - good > good ? benefics : [...benefics, 'mercury'];
}

function digBalaOf(planet: Planet, { chart, midheavenDeg }: ShadbalaSky): number {
  const { ascendant, placements } = chart;
  const degOf: Readonly<Record<Angle, number>> = {
    ascendant: ascendant.longitudeDeg,
    descendant: ascendant.longitudeDeg + 180,
    midheaven: midheavenDeg,
    nadir: midheavenDeg + 180,
  };
  return foldDeg(degOf[POWERLESS_AT[planet]], placements[planet].longitudeDeg) / 3;
}

/** Returns a quarter of the aspects of the benefics less those of the malefics, among the other six. */
function drikBalaOf(planet: Planet, { placements }: Chart<Graha>, benefics: readonly Planet[]): number {
  const sum = PLANETS.filter((other) => other !== planet).reduce((total, other) => {
    const virupas = sphutaDrishti(other, placements[other].longitudeDeg, placements[planet].longitudeDeg);
    return total + (benefics.includes(other) ? virupas : -virupas);
  }, 0);
  return sum / 4;
}

/** Sun and Moon are never retrograde, so they have their own formula. */
function luminaryCheshtaOf(planet: 'sun' | 'moon', { placements, ayanamsaDeg }: Chart<Graha>): number {
  const sunDeg = placements.sun.longitudeDeg;
  return planet === 'sun'
    ? foldDeg(0, sunDeg + ayanamsaDeg + 90) / 3
    : foldDeg(sunDeg, placements.moon.longitudeDeg) / 3;
}

type Unfought = Omit<PlanetStrength, 'total' | 'rupas' | 'ratio'> & {
  /** Sthana, dig and kala bala up to the hour, which a war compares. */
  beforeWar: number | null;
};

function unfoughtOf(
  planet: Planet,
  sky: ShadbalaSky,
  { lords, benefics }: { lords: TimeLords | null; benefics: readonly Planet[] },
): Unfought {
  const { chart } = sky;
  const { placements, ayanamsaDeg, jdUt } = chart;
  const { longitudeDeg } = placements[planet];
  const sthana = sthanaBalaOf(planet, chart);
  const dig = digBalaOf(planet, sky);
  const brightness = foldDeg(placements.sun.longitudeDeg, placements.moon.longitudeDeg) / 3;
  const paksha = planet === 'moon' ? 2 * brightness : benefics.includes(planet) ? brightness : 60 - brightness;
  const nathonnatha = nathonnathaOf(planet, sky.apparentHours);
  const ofLord = (virupas: number, lord: Planet): number => (lord === planet ? virupas : 0);
  const timed = lords && {
    tribhaga: planet === 'jupiter' ? 60 : ofLord(60, lords.tribhaga),
    abda: ofLord(15, lords.abda),
    masa: ofLord(30, lords.masa),
    vara: ofLord(45, lords.vara),
    hora: ofLord(60, lords.hora),
  };
  const beforeWar =
    timed && sthana.total + dig + nathonnatha + paksha + Object.values(timed).reduce((sum, one) => sum + one, 0);
  const cheshta = isWarrior(planet)
    ? cheshtaBalaOf(planet, longitudeDeg + ayanamsaDeg - sky.ramanAyanamsaDeg, jdUt)
    : luminaryCheshtaOf(planet, chart);
  return {
    sthana,
    dig,
    kala: {
      nathonnatha,
      paksha,
      tribhaga: timed?.tribhaga ?? null,
      abda: timed?.abda ?? null,
      masa: timed?.masa ?? null,
      vara: timed?.vara ?? null,
      hora: timed?.hora ?? null,
      ayana: ayanaBalaOf(planet, longitudeDeg + ayanamsaDeg),
      yuddha: null,
      total: null,
    },
    beforeWar,
    cheshta,
    naisargika: ((BY_BRIGHTNESS.indexOf(planet) + 1) * 60) / 7,
    drik: drikBalaOf(planet, chart, benefics),
    requiredRupas: REQUIRED_RUPAS[planet],
    ishta: Math.sqrt(sthana.uchcha * cheshta),
    kashta: Math.sqrt((60 - sthana.uchcha) * (60 - cheshta)),
  };
}

/** Returns the gains and losses from wars. */
function yuddhaOf(
  { placements }: Chart<Graha>,
  strengths: Readonly<Record<Planet, Unfought>>,
): Partial<Record<Planet, number>> {
  const gains: Partial<Record<Planet, number>> = {};
  for (const { winner, loser } of warsOf(placements)) {
    const difference = Math.abs((strengths[winner].beforeWar ?? 0) - (strengths[loser].beforeWar ?? 0));
    const virupas = difference / Math.abs(DISC_ARCSEC[winner] - DISC_ARCSEC[loser]);
    gains[winner] = (gains[winner] ?? 0) + virupas;
    gains[loser] = (gains[loser] ?? 0) - virupas;
  }
  return gains;
}

function fought({ beforeWar, ...strength }: Unfought, planet: Planet, yuddha: number): PlanetStrength {
  const { sthana, dig, kala, cheshta, naisargika, drik, requiredRupas } = strength;
  if (beforeWar === null) return { ...strength, total: null, rupas: null, ratio: null };
  const kalaTotal = beforeWar - sthana.total - dig + kala.ayana + yuddha;
  const motion = isWarrior(planet) ? cheshta : 0;
  const total = sthana.total + dig + kalaTotal + motion + naisargika + drik;
  const rupas = total / 60;
  return { ...strength, kala: { ...kala, yuddha, total: kalaTotal }, total, rupas, ratio: rupas / requiredRupas };
}

/**
 * Computes the six strengths of the seven planets (shadbala): of position, direction, time, motion, nature and aspect.
 * @returns virupas, 60 to a rupa; values that need a sunrise are null in polar day and night, and so are the totals
 * @source B.V. Raman, Graha and Bhava Balas, with both of its standard horoscopes reproduced; BPHS ch. 27. Motion
 * counts for the five planets alone, since the Sun and Moon have theirs in ayana and paksha
 * @accuracy 0.01 virupas against an independent program; the elements of motion hold from 1800 to 2100
 */
export function shadbalaOf(sky: ShadbalaSky): Shadbala {
  const lords = timeLordsAt(sky.chart.jdUt, sky.day);
  const benefics = beneficsOf(sky.chart);
  // Safe: one entry for each of the seven.
  const unfought = Object.fromEntries(
    PLANETS.map((planet) => [planet, unfoughtOf(planet, sky, { lords, benefics })]),
  ) as Record<Planet, Unfought>;
  const gains = yuddhaOf(sky.chart, unfought);
  // Safe: as above.
  const planets = Object.fromEntries(
    PLANETS.map((planet) => [planet, fought(unfought[planet], planet, gains[planet] ?? 0)]),
  ) as Record<Planet, PlanetStrength>;
  return { planets, lords, benefics };
}
