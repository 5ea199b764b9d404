import { spotOf } from '@graha/astro-engine/sky/placements';
import { PLANETS, type Planet, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import {
  almutenAt, dignitiesOf, ESSENTIAL_DIGNITIES, type Lords, lordsAt, mutualReceptions,
} from '@graha/astro-engine/western/essential-dignity'; // prettier-ignore
import { TRIPLICITY_SCHOOLS } from '@graha/astro-engine/western/essential-tables';
import { LOT_FORMULAS, LOT_RULES, LOTS, lotsOf } from '@graha/astro-engine/western/lots';
import { type WesternChart, westernChart } from '@graha/astro-engine/western/natal';
import { MAIN_POINTS } from '@graha/astro-engine/western/points';
import { SECTS, sectOf } from '@graha/astro-engine/western/sect';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_SIGN, SignLord } from '../../wire/placement.ts';
import { nameOf, presentInSign } from '../../wire/present-placement.ts';
import { OWN_WESTERN_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';

const Sect = term('DayHalfName', z.enum(SECTS)).describe('Whether the Sun is above the true horizon at birth.');

/** Returns the longitudes of the seven. @param chart with at least these */
export const longitudesOf = ({ bodies }: WesternChart): Readonly<Record<Planet, number>> =>
  // Safe: every chart that is passed contains at least the seven planets.
  Object.fromEntries(bodies.map(({ point, longitudeDeg }) => [point, longitudeDeg])) as Record<Planet, number>;

export const lot_rule = {
  values: LOT_RULES,
  title: 'Lots by night',
  description: 'Arc of a lot for a birth by night: reversed (by sect), or the same as by day.',
} as const;

export const lots = operation({
  summary: 'The lots (Arabic parts) of a birth chart: Fortune, Spirit and the other hermetic lots.',
  description:
    'A lot is the ascendant plus the arc from one body to another: Fortune from the Sun to the Moon. The two are exchanged ' +
    'by night, so the sect of the chart matters: it is day while the Sun is above the true horizon. Returns the seven hermetic lots of ' +
    'Paulus, and those of father and mother. `from` and `to` are the ends of the arc as used.',
  input: birthRequest(WESTERN_SETTINGS, { settings: { ...OWN_WESTERN_SETTINGS, lot_rule } }),
  output: z.strictObject({
    sect: Sect,
    lots: z
      .array(
        z.strictObject({
          lot: z.enum(LOTS).describe('The lot, by its id.'),
          ...IN_SIGN,
          house: HouseNumber.describe('Number of the house, 1 to 12.'),
          from: z.string().describe('Planet or lot at which the arc begins.'),
          to: z.string().describe('Planet or lot at which the arc ends.'),
        }),
      )
      .length(LOTS.length)
      .describe('The seven hermetic lots, then father and mother.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const chart = westernChart(sky, moment, { ...readingOf(settings).sky, points: MAIN_POINTS });
    const sect = sectOf(sky, moment);
    const found = lotsOf(chart.frame.ascendantDeg, longitudesOf(chart), sect, settings.lot_rule);
    const isSwapped = sect === 'night' && settings.lot_rule === 'by_sect';
    return {
      sect,
      lots: LOTS.map((lot) => {
        const [to, from] = LOT_FORMULAS[lot];
        return {
          lot,
          ...presentInSign(spotOf(found[lot])),
          house: houseNumberOf(found[lot], chart.frame.cuspsDeg),
          from: isSwapped ? to : from,
          to: isSwapped ? from : to,
        };
      }),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

const triplicity_lords = {
  values: TRIPLICITY_SCHOOLS,
  title: 'Lords of triplicities',
  description:
    'By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used.',
} as const;

const LORDS = z.strictObject({
  domicile: SignLord.describe('Lord of the sign.'),
  exaltation: SignLord.nullable().describe('Planet exalted in the sign; null if there is none.'),
  triplicity: SignLord.describe('Lord of the triplicity, by the sect of the chart.'),
  participating: SignLord.nullable().describe('Third lord of the triplicity; null by Lilly, who has none.'),
  term: SignLord.describe('Lord of the Egyptian term.'),
  face: SignLord.describe('Lord of the decan, in Chaldean order.'),
});

const presentLords = ({ domicile, exaltation, triplicity, participating, term: ofTerm, face }: Lords) => ({
  domicile: nameOf(domicile),
  exaltation: exaltation && nameOf(exaltation),
  triplicity: nameOf(triplicity),
  participating: participating && nameOf(participating),
  term: nameOf(ofTerm),
  face: nameOf(face),
});

const ALMUTENS_OF = ['sun', 'moon', 'ascendant', 'midheaven', 'fortune'] as const;

function presentDignities(planet: Planet, longitudeDeg: number, lords: Lords) {
  const { dignities: held, score } = dignitiesOf(planet, longitudeDeg, lords);
  return { dignities: [...held], score };
}

const Seven = z.enum(PLANETS.map((planet) => POINTS[planet].name));

export const dignities = operation({
  summary: 'Essential dignities of the seven planets, receptions, and almutens.',
  description:
    'The five lords of the degree of each of the seven, its dignities there, and their sum after Lilly: ' +
    'domicile 5, exaltation 4, triplicity 3, term 2, face 1, detriment −5, fall −4, peregrine −5 if it has none of the five. ' +
    '`mutual_receptions` are pairs in each other’s domicile or exaltation. `almutens` are the planets with the most points at the degree of ' +
    'the Sun, the Moon, the ascendant, the midheaven and the Lot of Fortune; more than one if they are equal.',
  input: birthRequest(WESTERN_SETTINGS, { settings: { ...OWN_WESTERN_SETTINGS, triplicity_lords } }),
  output: z.strictObject({
    sect: Sect,
    planets: z
      .array(
        z.strictObject({
          name: term('PointName', Seven).describe('English name of the planet or point.'),
          ...IN_SIGN,
          lords: LORDS.describe('Planets that rule its degree.'),
          dignities: z.array(z.enum(ESSENTIAL_DIGNITIES)).describe('Essential dignities that it has there.'),
          score: z.int().min(-14).max(15).describe('Sum of their points.'),
        }),
      )
      .length(PLANETS.length)
      .describe('Planets and points, in their usual order.'),
    mutual_receptions: z
      .array(
        z.strictObject({
          planet_a: term('PointName', Seven).describe('The first planet of the two.'),
          planet_b: term('PointName', Seven).describe('The second planet of the two.'),
          dignity: z.enum(['domicile', 'exaltation']).describe('Dignity in which each receives the other.'),
        }),
      )
      .describe('Pairs in each other’s domicile or exaltation.'),
    almutens: z
      .array(
        z.strictObject({
          of: z.enum(ALMUTENS_OF).describe('Point whose degree is judged.'),
          ...IN_SIGN,
          planets: z.array(term('PointName', Seven)).min(1).describe('Planets with the most points at that degree.'),
          points: z
            .array(
              z.strictObject({
                name: term('PointName', Seven).describe('English name of the planet or point.'),
                points: z.int().min(0).max(15).describe('Points of essential dignity.'),
              }),
            )
            .length(PLANETS.length)
            .describe('Points of essential dignity.'),
        }),
      )
      .length(ALMUTENS_OF.length)
      .describe('Almutens: planets with the most points at five degrees of the chart.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const chart = westernChart(sky, moment, { ...readingOf(settings).sky, points: MAIN_POINTS });
    const sect = sectOf(sky, moment);
    const longitudes = longitudesOf(chart);
    const { ascendantDeg, midheavenDeg } = chart.frame;
    const lordsOf = (longitudeDeg: number): Lords => lordsAt(longitudeDeg, sect, settings.triplicity_lords);
    // Safe: one row for each of the seven planets.
    const lords = Object.fromEntries(PLANETS.map((planet) => [planet, lordsOf(longitudes[planet])])) as Record<Planet, Lords>; // prettier-ignore
    const judged = {
      sun: longitudes.sun,
      moon: longitudes.moon,
      ascendant: ascendantDeg,
      midheaven: midheavenDeg,
      fortune: lotsOf(ascendantDeg, longitudes, sect, 'by_sect').fortune,
    };
    return {
      sect,
      planets: PLANETS.map((planet) => ({
        name: nameOf(planet),
        ...presentInSign(spotOf(longitudes[planet])),
        lords: presentLords(lords[planet]),
        ...presentDignities(planet, longitudes[planet], lords[planet]),
      })),
      mutual_receptions: mutualReceptions(lords).map(({ planetA, planetB, dignity }) => ({
        planet_a: nameOf(planetA),
        planet_b: nameOf(planetB),
        dignity,
      })),
      almutens: ALMUTENS_OF.map((of) => {
        const { almutens, points } = almutenAt(lordsOf(judged[of]));
        return {
          of,
          ...presentInSign(spotOf(judged[of])),
          planets: almutens.map(nameOf),
          points: PLANETS.map((planet) => ({ name: nameOf(planet), points: points[planet] })),
        };
      }),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});
