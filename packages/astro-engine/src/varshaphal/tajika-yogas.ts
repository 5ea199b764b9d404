import type { Chart } from '../chart/chart.ts';
import { isCombustAt, isInDebilitationSign } from '../strength/dignity.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { aspectBetween, aspectOf, isApplying, isFaster, type TajikaAspect } from './tajika-aspects.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { tajikaRelation } from './tables.ts';

/** Yogas of the whole year. */
export const YEAR_YOGAS = ['ikkavala', 'induvara'] as const;
export type YearYoga = (typeof YEAR_YOGAS)[number];

/** Yogas of the lord of the ascendant with the lord of a matter. */
export const MATTER_YOGAS = [
  'ithasala', 'ishrafa', 'nakta', 'yamaya', 'manau', 'kamboola', 'gairi_kamboola', 'khallasara', 'radda',
] as const; // prettier-ignore
export type MatterYoga = (typeof MATTER_YOGAS)[number];

/** A yoga that holds, with the planets that form it besides the two lords. */
export type FoundYoga = { yoga: MatterYoga; through: readonly Planet[] };

export type Matter = {
  houseNumber: number;
  lord: Planet;
  aspect: TajikaAspect | null;
  yogas: readonly FoundYoga[];
};

const APOKLIMA = [3, 6, 9, 12];

/**
 * Tests if all seven are in the angles and the houses after them (Ikkavala), or all in the others (Induvara).
 * @source Tajika Nilakanthi
 */
export function yearYogaOf({ placements }: Chart<Graha>): YearYoga | null {
  const inApoklima = PLANETS.filter((planet) => APOKLIMA.includes(placements[planet].houseNumber));
  if (inApoklima.length === 0) return 'ikkavala';
  return inApoklima.length === PLANETS.length ? 'induvara' : null;
}

/** Returns the other planets in ithasala with both lords and faster, or slower, than both. */
function betweenBoth(chart: Chart<Graha>, [one, other]: readonly [Planet, Planet], faster: boolean): Planet[] {
  return PLANETS.filter(
    (third) =>
      third !== one &&
      third !== other &&
      [one, other].every((lord) => isFaster(third, lord) === faster && isApplying(aspectBetween(chart, third, lord))),
  );
}

/** Returns Mars or Saturn, if with the faster of the two or in an inimical place from it. */
function breakersOf(chart: Chart<Graha>, { faster, slower }: TajikaAspect): Planet[] {
  return (['mars', 'saturn'] as const).filter((malefic) => {
    if (malefic === faster || malefic === slower) return false;
    const relation = aspectBetween(chart, malefic, faster)?.relation;
    return relation === 'conjunction' || relation === 'inimical';
  });
}

const LAST_DEGREE = 29;

/** Returns the lords that the Moon, in the last degree of her sign, will join after she enters the next. */
function joinedAfterSign({ placements }: Chart<Graha>, lords: readonly Planet[]): Planet[] {
  const { moon } = placements;
  if (moon.degreeInSign < LAST_DEGREE) return [];
  const entered = { signIndex: (moon.signIndex + 1) % 12, degreeInSign: 0, isRetrograde: false };
  return lords.filter((lord) => isApplying(aspectOf('moon', entered, lord, placements[lord])));
}

const HARD_HOUSES = [6, 8, 12];

/** Returns the lords that are retrograde, combust, debilitated, or in a hard house. */
function hinderedOf({ placements }: Chart<Graha>, lords: readonly Planet[]): Planet[] {
  return lords.filter((lord) => {
    const placement = placements[lord];
    return (
      placement.isRetrograde ||
      isCombustAt(lord, placement, placements.sun.longitudeDeg) ||
      isInDebilitationSign(lord, placement.longitudeDeg) ||
      HARD_HOUSES.includes(placement.houseNumber)
    );
  });
}

function withMoon(chart: Chart<Graha>, lords: readonly [Planet, Planet]): FoundYoga[] {
  if (lords.includes('moon')) return [];
  const joined = lords.filter((lord) => isApplying(aspectBetween(chart, 'moon', lord)));
  if (joined.length > 0) return [{ yoga: 'kamboola', through: joined }];
  const later = joinedAfterSign(chart, lords);
  return later.length > 0 ? [{ yoga: 'gairi_kamboola', through: later }] : [{ yoga: 'khallasara', through: [] }];
}

function yogasOf(chart: Chart<Graha>, lords: readonly [Planet, Planet], aspect: TajikaAspect | null): FoundYoga[] {
  if (aspect !== null && !isApplying(aspect)) return [{ yoga: 'ishrafa', through: [] }];
  if (aspect !== null) {
    const breakers = breakersOf(chart, aspect);
    const hindered = hinderedOf(chart, lords);
    return [
      { yoga: 'ithasala', through: [] },
      ...(breakers.length > 0 ? [{ yoga: 'manau' as const, through: breakers }] : []),
      ...withMoon(chart, lords),
      ...(hindered.length > 0 ? [{ yoga: 'radda' as const, through: hindered }] : []),
    ];
  }
  const [one, other] = lords;
  const houseNumber = countFrom(chart.placements[one].signIndex, chart.placements[other].signIndex, 12);
  if (tajikaRelation(houseNumber) !== 'none') return [];
  const [faster, slower] = [betweenBoth(chart, lords, true), betweenBoth(chart, lords, false)];
  return [
    ...(faster.length > 0 ? [{ yoga: 'nakta' as const, through: faster }] : []),
    ...(slower.length > 0 ? [{ yoga: 'yamaya' as const, through: slower }] : []),
  ];
}

/**
 * Returns the relations of the lord of the annual ascendant with the lords of the other houses. None if one planet is
 * both.
 * @returns eleven, of the houses 2 to 12
 * @source Tajika Nilakanthi; K.S. Charak, ch. 8. Gairi-Kamboola and Khallasara rest on few sources
 */
export function mattersOf(chart: Chart<Graha>): Matter[] {
  const own = signAt(chart.firstSignIndex).lord;
  return Array.from({ length: 11 }, (_, place) => {
    const { lord } = signAt(chart.firstSignIndex + place + 1);
    const aspect = aspectBetween(chart, own, lord);
    return { houseNumber: place + 2, lord, aspect, yogas: own === lord ? [] : yogasOf(chart, [own, lord], aspect) };
  });
}
