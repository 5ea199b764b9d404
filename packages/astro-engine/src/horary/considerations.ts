import { degreeInSign, shortestArcDeg } from '../core/angle.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { MALEFICS, sunRelationOf } from './conditions.ts';
import { type Figure, lordOfHouse } from './figure.ts';
import type { HourLord } from './hour-lord.ts';
import { ORBS_DEG } from './lilly-tables.ts';
import type { MoonCourse } from './moon-course.ts';

/** Facts from which the considerations are read. */
export type Considered = { figure: Figure; houseNumber: number; moon: MoonCourse; hour: HourLord | null };

export const LATE_DEG = 27;
export const EARLY_DEG = 3;
export const VIA_COMBUSTA_DEG = { from: 195, until: 225 } as const;
const SEVENTH = 7;

const isHurt = (figure: Figure, planet: Planet): boolean => {
  const relation = sunRelationOf(figure, planet);
  return figure.placements[planet].isRetrograde || relation === 'combust' || relation === 'under_beams';
};

/** Planets that hurt a cusp: in its house, or with a square or an opposition to it within their moiety. */
function maleficsOn(figure: Figure, houseNumber: number): Planet[] {
  const cuspDeg = rowAt(figure.cuspsDeg, houseNumber - 1);
  return MALEFICS.filter((planet) => {
    const { longitudeDeg, countedHouseNumber } = figure.placements[planet];
    const apartDeg = Math.abs(shortestArcDeg(longitudeDeg, cuspDeg));
    const moietyDeg = ORBS_DEG[figure.orbTable][planet] / 2;
    return (
      countedHouseNumber === houseNumber || [90, 180].some((angleDeg) => Math.abs(apartDeg - angleDeg) <= moietyDeg)
    );
  });
}

function seventhHurtBy({ figure, houseNumber }: Considered): Planet[] {
  if (houseNumber === SEVENTH) return [];
  const lord = lordOfHouse(figure, SEVENTH);
  return [...new Set([...maleficsOn(figure, SEVENTH), ...(isHurt(figure, lord) ? [lord] : [])])];
}

/** In fall or detriment, or in a term of Saturn or Mars. */
function unfortunateSeventh({ figure }: Considered): Planet[] {
  const lord = lordOfHouse(figure, SEVENTH);
  const { dignities, lords } = figure.placements[lord];
  const isUnfortunate =
    dignities.includes('fall') ||
    dignities.includes('detriment') ||
    MALEFICS.some((one) => one === lords.term && one !== lord);
  return isUnfortunate ? [lord] : [];
}

const inHouse = ({ figure }: Considered, planet: Planet, houseNumber: number): Planet[] =>
  figure.placements[planet].countedHouseNumber === houseNumber ? [planet] : [];

const moonIf = (holds: boolean): Planet[] => (holds ? ['moon'] : []);

type Row = {
  /** The rule in our words. */
  text: string;
  source: string;
  /** The planets that meet it; true if it holds without one, null if it cannot be judged. */
  read(of: Considered): readonly Planet[] | boolean | null;
};

/**
 * Considerations before judgment: each is a warning if it holds.
 * @source William Lilly, Christian Astrology (1647), pp. 121–123; the last 3° for the late degrees of the Moon are ours, he gives none
 */
export const CONSIDERATIONS = {
  hour_disagrees: {
    text: 'The lord of the hour and the lord of the ascendant are neither one planet, nor of one triplicity, nor of one nature: the figure is not radical.',
    source: 'p. 121',
    read: ({ hour }) => hour && hour.agreement === null,
  },
  early_ascendant: {
    text: 'Less than 3° of a sign ascend: the matter is not ripe for judgment.',
    source: 'p. 122',
    read: ({ figure }) => degreeInSign(figure.ascendantDeg) < EARLY_DEG,
  },
  late_ascendant: {
    text: '27° or more of a sign ascend: the matter is past, or was asked elsewhere before.',
    source: 'p. 122',
    read: ({ figure }) => degreeInSign(figure.ascendantDeg) >= LATE_DEG,
  },
  moon_late_in_sign: {
    text: 'The Moon is in the last degrees of a sign, worst in Gemini, Scorpio or Capricorn.',
    source: 'p. 122',
    read: ({ figure }) => moonIf(degreeInSign(figure.placements.moon.longitudeDeg) >= LATE_DEG),
  },
  moon_in_via_combusta: {
    text: 'The Moon is in the burnt way, the last 15° of Libra or the first 15° of Scorpio.',
    source: 'p. 122',
    read: ({ figure }) => {
      const { longitudeDeg } = figure.placements.moon;
      return moonIf(longitudeDeg >= VIA_COMBUSTA_DEG.from && longitudeDeg < VIA_COMBUSTA_DEG.until);
    },
  },
  moon_void: {
    text: 'The Moon is void of course: matters go hardly on, less so in Taurus, Cancer, Sagittarius or Pisces.',
    source: 'pp. 112, 122',
    read: ({ moon }) => moonIf(moon.isVoid),
  },
  seventh_hurt: {
    text: 'The seventh cusp is hurt by Saturn or Mars, or its lord is retrograde, combust or under the beams, in a question of another house: the judgment will please little.',
    source: 'p. 122',
    read: seventhHurtBy,
  },
  saturn_in_first: {
    text: 'Saturn is in the ascendant, worse if retrograde: the matter seldom comes to good.',
    source: 'p. 122',
    read: (of) => inHouse(of, 'saturn', 1),
  },
  saturn_in_seventh: {
    text: 'Saturn is in the seventh house: the judgment is corrupted, or the matter goes from one misfortune to another.',
    source: 'p. 123',
    read: (of) => inHouse(of, 'saturn', SEVENTH),
  },
  first_lord_combust: {
    text: 'The lord of the ascendant is combust.',
    source: 'p. 123',
    read: ({ figure }) => {
      const lord = lordOfHouse(figure, 1);
      return sunRelationOf(figure, lord) === 'combust' ? [lord] : [];
    },
  },
  seventh_lord_unfortunate: {
    text: 'The lord of the seventh house is in its fall or detriment, or in a term of Saturn or Mars: the judgment is not solid.',
    source: 'p. 123',
    read: unfortunateSeventh,
  },
} as const satisfies Record<string, Row>;
export type ConsiderationId = keyof typeof CONSIDERATIONS;
export const CONSIDERATION_IDS = Object.keys(CONSIDERATIONS) as ConsiderationId[]; // Safe: the keys of the table itself.

export type Consideration = {
  id: ConsiderationId;
  /** Null if it cannot be judged: without sunrise there is no planetary hour. */
  holds: boolean | null;
  planets: readonly Planet[];
};

/** Judges each consideration, in the order of the table. */
export const considerationsOf = (of: Considered): Consideration[] =>
  CONSIDERATION_IDS.map((id) => {
    const row: Row = CONSIDERATIONS[id];
    const found = row.read(of);
    if (found === null || typeof found === 'boolean') return { id, holds: found, planets: [] };
    return { id, holds: found.length > 0, planets: found };
  });
