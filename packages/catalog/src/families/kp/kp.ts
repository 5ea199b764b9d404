import type { HouseSystem } from '@graha/astro-engine/core/ephemeris';
import { type KpChart, kpChartAt, kpHoraryAt } from '@graha/astro-engine/kp/kp-chart';
import { HORARY_ROWS } from '@graha/astro-engine/kp/lords';
import { rulingPlanetsOf } from '@graha/astro-engine/kp/ruling-planets';
import { weekdayOfInstant } from '@graha/astro-engine/panchang/day';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { wholeNumber } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import { PanchangDayWire, presentDay } from '../panchang/almanac.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { presentKpChart } from './present.ts';
import { ActingNode, KP_CHART, kpAyanamsa, rejectBy, Ruler, rulerCount } from './schemas.ts';
import { HOUSE_SYSTEM_REQUESTED } from '../../operation/operation-metadata.ts';

const FORMULAS = { formula_version: '1.1', system: 'krishnamurti', zodiac: 'sidereal' } as const;

type KpSettings = {
  ayanamsa: (typeof kpAyanamsa.values)[number];
  node_mode: 'mean' | 'true';
  observation_point: 'geocentric' | 'topocentric';
  language: string;
};

/**
 * The metadata of a KP answer. The school uses Placidus only; if Placidus has no solution, the metadata names the
 * system used instead.
 */
const kpMetadata = (engine: string, settings: KpSettings, { ayanamsaDeg, system }: KpChart): Metadata =>
  metadataOf(
    engine,
    FORMULAS,
    { ...settings, house_system: 'placidus' satisfies HouseSystem },
    {
      ayanamsa_value: rounded(ayanamsaDeg),
      house_system: system,
    },
  );

const KP_SETTINGS = { ayanamsa: kpAyanamsa };

const chart = operation({
  ownMetadata: HOUSE_SYSTEM_REQUESTED,
  summary: 'KP chart: cusps and planets with star, sub and sub-sub lords, and significators.',
  description:
    'The chart of the school of K.S. Krishnamurti. Houses begin at sidereal Placidus cusps by his ayanamsa; each cusp and ' +
    'planet has the lords of its sign, star, sub and sub-sub. `significators` lists the planets that signify a house and ' +
    '`significations` the houses that a planet signifies, in the four steps A to D; conjunctions, aspects and the agents of ' +
    'the nodes are listed separately. `sub_margin` is the distance to the nearer end of the sub. Beyond the polar circles ' +
    'Placidus has no solution: the cusps are then those of Porphyry, and `metadata.house_system` names them.',
  input: birthRequest(['node_mode'], { settings: KP_SETTINGS }),
  output: z.strictObject({ ...KP_CHART, metadata: Metadata }),
  credits: 3,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const found = kpChartAt(sky, moment.jdUt, moment.place, vedicSkyOf(settings, moment.place));
    return { ...presentKpChart(found), metadata: kpMetadata(sky.name, settings, found) };
  },
});

const rulingPlanets = operation({
  ownMetadata: HOUSE_SYSTEM_REQUESTED,
  summary: 'Ruling planets of a moment, with the reason of each.',
  description:
    'Ruling planets of a moment at a place by K.S. Krishnamurti, the strongest first: lords of the star and sign of the ' +
    'ascendant, of the star and sign of the Moon, and of the weekday, from sunrise to sunrise by Krishnamurti (`settings.day_start`). Date, time and place are those ' +
    'of the moment of judgement. A node in a sign of a ruler, or in one sign with it, acts for it; a ruler in the star or sub ' +
    'of a retrograde planet (`settings.reject_by`) is marked as rejected.',
  input: birthRequest(['node_mode', 'sunrise', 'day_start'], {
    settings: { ...KP_SETTINGS, ruler_count: rulerCount, reject_by: rejectBy },
  }),
  output: z.strictObject({
    rulers: z.array(Ruler).describe('Rulers, the strongest first; one graha may have several roles.'),
    nodes: z.array(ActingNode).describe('Nodes that act for a ruler.'),
    panchang_day: PanchangDayWire,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { place, clock } = moment;
    const found = kpChartAt(sky, moment.jdUt, place, vedicSkyOf(settings, moment.place));
    const day = weekdayOfInstant({ sky, place, clock, rule: settings.sunrise }, moment.jdUt, settings.day_start);
    const { rulers, nodes } = rulingPlanetsOf(found, weekdayAt(day.weekdayIndex).lord, {
      count: settings.ruler_count,
      rejection: settings.reject_by,
    });
    return {
      rulers: rulers.map(({ role, graha, rejectedFor }) => ({
        role,
        name: nameOf(graha),
        is_rejected: rejectedFor !== null,
        rejected_for: rejectedFor && nameOf(rejectedFor),
      })),
      // Safe: the nodes are the only two with a node as id.
      nodes: nodes.map(({ node, actsFor, by }) => ({
        name: nameOf(node) as 'Rahu' | 'Ketu',
        acts_for: nameOf(actsFor),
        by,
      })),
      panchang_day: presentDay(day, moment),
      metadata: kpMetadata(sky.name, settings, found),
    };
  },
});

const HoraryNumber = wholeNumber(1, HORARY_ROWS.length).meta({
  title: 'Number',
  description: 'The number that the querent names, 1 to 249: it gives the ascendant.',
});

const horary = operation({
  ownMetadata: HOUSE_SYSTEM_REQUESTED,
  summary: 'KP horary: the chart of a number from 1 to 249.',
  description:
    'A question is judged from a number. It names one of the 249 parts of the zodiac, whose first degree is the ascendant; ' +
    'the other cusps are those of Placidus when that degree rises at the place, and the planets are those of the moment of ' +
    'judgement, which is the date and time of the request. Beyond the polar circles Placidus has no solution and some ' +
    'degrees never rise: the houses are then equal ones from the ascendant, and `metadata.house_system` names them.',
  input: birthRequest(['node_mode'], { settings: KP_SETTINGS, members: { number: HoraryNumber } }),
  output: z.strictObject({
    number: z.int().min(1).max(249).describe('The number that the chart was cast for, 1 to 249.'),
    from: z.number().min(0).lt(360).describe('Start of the part of the number, degrees; the ascendant.'),
    until: z.number().gt(0).max(360).describe('End of the part of the number, degrees.'),
    ...KP_CHART,
    metadata: Metadata,
  }),
  credits: 3,
  example: { ...EXAMPLE_BIRTH, number: 108 },
  compute: ({ settings, number, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const found = kpHoraryAt(sky, number, moment.jdUt, moment.place, vedicSkyOf(settings, moment.place));
    const row = HORARY_ROWS[number - 1];
    if (row === undefined) throw new RangeError(`number ${number} is not one of 249`);
    return {
      number,
      from: rounded(row.startDeg),
      until: rounded(row.endDeg),
      ...presentKpChart(found),
      metadata: kpMetadata(sky.name, settings, found),
    };
  },
});

export const kp = { chart, 'ruling-planets': rulingPlanets, horary };
