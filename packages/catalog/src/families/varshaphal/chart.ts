import { spotOf } from '@graha/astro-engine/sky/placements';
import { officeBearersOf, OFFICES } from '@graha/astro-engine/varshaphal/annual-chart';
import { harshaOf, VARGA_FRIENDSHIPS, vishwaOf } from '@graha/astro-engine/varshaphal/annual-strength';
import { YEAR_LORD_REASONS, yearLordOf } from '@graha/astro-engine/varshaphal/year-lord';
import { countFrom } from '@graha/astro-engine/vocabulary/cycle';
import { GRAHA_IDS, PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { Ascendant, HouseNumber, IN_SIGN, Placement, SignLord } from '../../wire/placement.ts';
import { nameOf, presentAscendant, presentInSign, presentPlacements, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { annualRequest, EXAMPLE_YEAR, openYear, presentYear, YEAR } from './year.ts';
import { asksPointOrTexts } from '../../operation/long-if.ts';

const munthaDegree = {
  values: ['sign_start', 'natal_ascendant'],
  title: 'Degree of the muntha',
  description: 'Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant.',
} as const satisfies Setting;

const vargaFriendship = {
  values: VARGA_FRIENDSHIPS,
  title: 'Friendship in the five vargas',
  description:
    'positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as ' +
    'Narasimha Rao.',
} as const satisfies Setting;

export const CHART_SETTINGS = { muntha_degree: munthaDegree, varga_friendship: vargaFriendship };

const part = (max: number, text: string) => z.number().min(0).max(max).describe(`${text}, of ${max}.`);

const AnnualStrength = z
  .strictObject({
    name: SignLord.describe('English name of the planet or point.'),
    panchavargiya: z
      .strictObject({
        kshetra: part(30, 'Strength by the lord of its sign'),
        uchcha: part(20, 'Strength by distance from deepest debilitation'),
        hadda: part(15, 'Strength by the lord of its hadda'),
        drekkana: part(10, 'Strength by the lord of its third of the sign'),
        navamsa: part(5, 'Strength by the lord of its ninth of the sign'),
        total: part(80, 'Sum of all five'),
        vishwa: part(20, 'A fourth of the total: weak below 5, strong above 10, very strong above 15'),
      })
      .describe('Strength in five vargas.'),
    harsha: z
      .strictObject({
        house: part(5, 'Points in its house of joy'),
        dignity: part(5, 'Points in its own sign or exaltation'),
        sex: part(5, 'Points in a house of its sex'),
        time: part(5, 'Points of male planets by day, of female ones by night'),
        total: part(20, 'Sum of all four'),
      })
      .describe('Harsha bala: points for the joys of the planet.'),
  })
  .meta({ id: 'AnnualStrength', description: 'Strengths of a planet in a year of life.' });

const Offices = z.strictObject({
  muntha_lord: SignLord.describe('Lord of the muntha.'),
  natal_ascendant_lord: SignLord.describe('Lord of the natal ascendant.'),
  annual_ascendant_lord: SignLord.describe('Lord of the annual ascendant.'),
  trirashi_lord: SignLord.describe('Lord of the three signs of the annual ascendant, by day or night.'),
  dinaratri_lord: SignLord.describe('Lord of the sign of the Sun by day, of the Moon by night.'),
});

const YearLord = z
  .strictObject({
    name: SignLord.describe('English name of the planet or point.'),
    reason: z
      .enum(YEAR_LORD_REASONS)
      .describe(
        'strongest_aspecting: the strongest office-bearer that aspects the ascendant; none_aspects, all_weak: the lord of the ' +
          'muntha, because no bearer qualifies; moon_ithasala, moon_sign_lord: in place of the Moon, the planet that she joins ' +
          'or the lord of her sign.',
      ),
    is_moon_passed_over: z.boolean().describe('Whether the Moon had the best claim and was passed over.'),
    claims: z
      .array(
        z.strictObject({
          name: SignLord.describe('English name of the planet or point.'),
          vishwa: part(20, 'Strength'),
          offices: z.array(z.enum(OFFICES)).describe('Offices that it bears, of five.'),
          aspects_ascendant: z
            .boolean()
            .describe('Whether it aspects the ascendant: it is in any house but 2, 6, 8 and 12.'),
        }),
      )
      .describe('Office-bearers, the strongest first.'),
  })
  .meta({ id: 'YearLord', description: 'Planet that rules a year of life, with the reason.' });

export const chart = operation({
  summary: 'Varshaphal: the chart of a year of life, muntha, year lord and strengths.',
  description:
    'The annual chart of the Tajika school. The year opens when the Sun is back at his sidereal longitude of the birth, found ' +
    'to a tenth of a second; the chart is cast for the place of birth or for a place of `stay`. The muntha moves by a sign per ' +
    'completed year. Five office-bearers contend for the lordship of the year, by panchavargiya strength (Vishwa) and aspect ' +
    'on the ascendant; harsha counts the joys of each planet. Rules are those of K.S. Charak, A Textbook of Varshaphala. The ' +
    'hadda of Aquarius is printed in two orders: Mercury comes first here.',
  input: annualRequest(CHART_SETTINGS),
  output: z.strictObject({
    ...YEAR,
    is_day: z.boolean().describe('Whether the Sun was above the horizon when the year opened.'),
    ascendant: Ascendant.describe('The point that rises in the east.'),
    planets: z.array(Placement).length(9).describe('Sun to Saturn, Rahu, Ketu.'),
    muntha: z
      .strictObject({ ...IN_SIGN, house: HouseNumber.describe('Number of the house, 1 to 12.') })
      .describe('The muntha: the natal ascendant, advanced by a sign per year.'),
    office_bearers: Offices.describe('Planets that contend for the lordship of the year.'),
    year_lord: YearLord,
    strengths: z.array(AnnualStrength).length(7).describe('Sun to Saturn.'),
    metadata: Metadata,
  }),
  credits: 4,
  cpuMaxMs: 4,
  longIf: asksPointOrTexts,
  example: EXAMPLE_YEAR,
  compute: (request, sky) => {
    const { settings, target_year } = request;
    const opened = openYear(request, sky);
    const { year, natal } = opened;
    const strengths = vishwaOf(year, settings.varga_friendship);
    const { lord, reason, isMoonPassedOver, claims } = yearLordOf(year, strengths);
    const bearers = officeBearersOf(year);
    const munthaDegreeInSign = settings.muntha_degree === 'sign_start' ? 0 : natal.ascendant.degreeInSign;
    return {
      ...presentYear(opened, target_year),
      is_day: year.isDay,
      ascendant: presentAscendant(year.chart.ascendant),
      planets: presentPlacements(year.chart, GRAHA_IDS),
      muntha: {
        ...presentInSign(spotOf(year.munthaSignIndex * 30 + munthaDegreeInSign)),
        house: countFrom(year.chart.firstSignIndex, year.munthaSignIndex, 12),
      },
      office_bearers: {
        muntha_lord: nameOf(bearers.muntha_lord),
        natal_ascendant_lord: nameOf(bearers.natal_ascendant_lord),
        annual_ascendant_lord: nameOf(bearers.annual_ascendant_lord),
        trirashi_lord: nameOf(bearers.trirashi_lord),
        dinaratri_lord: nameOf(bearers.dinaratri_lord),
      },
      year_lord: {
        name: nameOf(lord),
        reason,
        is_moon_passed_over: isMoonPassedOver,
        claims: claims.map(({ planet, vishwa, offices, aspectsAscendant }) => ({
          name: nameOf(planet),
          vishwa: rounded(vishwa),
          offices: [...offices],
          aspects_ascendant: aspectsAscendant,
        })),
      },
      strengths: PLANETS.map((planet) => {
        const { kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa } = strengths[planet];
        return {
          name: nameOf(planet),
          panchavargiya: {
            kshetra,
            uchcha: rounded(uchcha),
            hadda,
            drekkana,
            navamsa,
            total: rounded(total),
            vishwa: rounded(vishwa),
          },
          harsha: harshaOf(year, planet),
        };
      }),
      metadata: opened.metadata(),
    };
  },
});
