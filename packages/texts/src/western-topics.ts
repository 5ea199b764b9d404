import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { HOUSE_NUMBERS, houseName, pairs, type Topic } from './topic.ts';
import { signKey } from './vedic-topics.ts';

/** The ten planets of Western texts, in the order of the chart's listings. */
export const TEXT_PLANETS = MAIN_POINTS.filter((point) => point !== 'rahu');
export type TextPlanet = (typeof TEXT_PLANETS)[number];

/** Kinds of aspect that the books read alike: conjunction; trine and sextile; square and opposition. */
export const ASPECT_KINDS = ['joined', 'flowing', 'tense'] as const;
export type AspectKind = (typeof ASPECT_KINDS)[number];

const KIND_NAMES: Readonly<Record<AspectKind, string>> = {
  joined: 'joined with',
  flowing: 'in trine or sextile with',
  tense: 'in square or opposition to',
};

/** Aspects that no birth has, because Mercury and Venus stay near the Sun: the widest elongations are 28° and 48°. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  'sun-mercury-flowing',
  'sun-mercury-tense',
  'sun-venus-flowing',
  'sun-venus-tense',
  'mercury-venus-tense',
]);

const aspectNames = TEXT_PLANETS.flatMap((first, place) =>
  TEXT_PLANETS.slice(place + 1).flatMap((second) =>
    ASPECT_KINDS.map(
      (kind) =>
        [`${first}-${second}-${kind}`, `${POINTS[first].name} ${KIND_NAMES[kind]} ${POINTS[second].name}`] as const,
    ),
  ),
);

/** Topics of the Western books. */
export const WESTERN_TOPICS = {
  'western-sign': {
    title: 'Planets in signs',
    rule: 'The sign of a planet in the zodiac of the chart.',
    names: pairs(TEXT_PLANETS, SIGNS, (planet, sign) => [
      `${planet}-${signKey(sign)}`,
      `${POINTS[planet].name} in ${sign.name}`,
    ]),
  },
  'western-house': {
    title: 'Planets in houses',
    rule: 'The house of a planet, by the house system of the chart.',
    names: pairs(TEXT_PLANETS, HOUSE_NUMBERS, (planet, house) => [
      `${planet}-${house}`,
      `${POINTS[planet].name} in the ${houseName(house)}`,
    ]),
  },
  'western-ruler': {
    title: 'Rulers of houses',
    rule: 'The house of the planet, of the classical seven, that rules the sign on the cusp of a house.',
    names: pairs(HOUSE_NUMBERS, HOUSE_NUMBERS, (ruled, occupied) => [
      `${ruled}-${occupied}`,
      `Ruler of the ${houseName(ruled)} in the ${houseName(occupied)}`,
    ]),
  },
  'western-aspect': {
    title: 'Aspects',
    rule: 'An aspect of two planets within its orb: conjunction, or trine and sextile, or square and opposition.',
    names: new Map(aspectNames.filter(([key]) => !IMPOSSIBLE.has(key))),
  },
} as const satisfies Record<string, Topic>;
