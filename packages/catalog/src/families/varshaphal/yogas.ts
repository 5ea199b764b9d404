import { ASPECT_KINDS, type TajikaAspect, tajikaAspectsOf } from '@graha/astro-engine/varshaphal/tajika-aspects';
import { MATTER_YOGAS, mattersOf, YEAR_YOGAS, yearYogaOf } from '@graha/astro-engine/varshaphal/tajika-yogas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, SignLord } from '../../wire/placement.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import { annualRequest, EXAMPLE_YEAR, openYear, presentYear, YEAR } from './year.ts';

const Aspect = z
  .strictObject({
    faster: SignLord.describe('The planet of the two that moves faster.'),
    slower: SignLord.describe('The planet of the two that moves slower.'),
    house: HouseNumber.describe('Sign of the slower counted from the faster.'),
    relation: z.enum(['friendly', 'inimical', 'conjunction']).describe('Relation of their signs by aspect.'),
    behind: z
      .number()
      .describe('Degrees by which the faster is behind the slower within its sign; negative if it has passed.'),
    orb: z.number().describe('Mean of the orbs of both planets, degrees.'),
    kind: z.enum(ASPECT_KINDS).describe('ithasala: the faster approaches (poorna below 1°); ishrafa: it separates.'),
    is_disputed: z.boolean().describe('Whether it is less than 1° past: full ithasala here, ishrafa in some books.'),
    is_faster_retrograde: z
      .boolean()
      .describe('Whether the faster is retrograde: some books exchange ithasala and ishrafa then.'),
  })
  .meta({ id: 'TajikaAspect', description: 'Two planets of a year within their orb.' });

const Matter = z
  .strictObject({
    house: HouseNumber.describe('The house of the matter.'),
    lord: SignLord.describe('Planet that rules the house of the matter.'),
    is_same_lord: z.boolean().describe('Whether it also rules the ascendant, so there is no pair.'),
    aspect: Aspect.nullable().describe(
      'Aspect between the lord of the ascendant and this lord; null if there is none.',
    ),
    yogas: z
      .array(
        z.strictObject({
          yoga: z.enum(MATTER_YOGAS).describe('Name of the Tajika yoga.'),
          through: z
            .array(SignLord)
            .describe(
              'Planets that decide the yoga: the third planet, the lord that the Moon joins, or the hindered lord; may be empty.',
            ),
        }),
      )
      .describe('Yogas of the two lords for the matter.'),
  })
  .meta({ id: 'TajikaMatter', description: 'Aspect and yogas of the lord of the ascendant with the lord of a house.' });

const presentAspect = (aspect: TajikaAspect): z.input<typeof Aspect> => ({
  faster: nameOf(aspect.faster),
  slower: nameOf(aspect.slower),
  house: aspect.houseNumber,
  relation: aspect.relation,
  behind: rounded(aspect.behindDeg),
  orb: aspect.orbDeg,
  kind: aspect.kind,
  is_disputed: aspect.isDisputed,
  is_faster_retrograde: aspect.isFasterRetrograde,
});

export const yogas = operation({
  summary: 'Tajika aspects and yogas of a year.',
  description:
    'Every pair of planets of the annual chart that is within its orb, and for each house from the 2nd the yogas of its lord with ' +
    'the lord of the ascendant: ithasala, ishrafa, nakta, yamaya, manau, kamboola, gairi-kamboola, khallasara, radda. ' +
    '`year_yoga` is ikkavala if all seven planets are in angles and the houses after them, induvara if none is. Gairi-kamboola ' +
    'and khallasara rest on few sources; the five later yogas of the sixteen are omitted, because the books define them too ' +
    'differently.',
  input: annualRequest(),
  output: z.strictObject({
    ...YEAR,
    ascendant_lord: SignLord.describe('Lord of the annual ascendant.'),
    year_yoga: z.enum(YEAR_YOGAS).nullable().describe('Yoga of the whole year; null if neither holds.'),
    aspects: z.array(Aspect).describe('Aspects, those of the fastest planet first.'),
    matters: z.array(Matter).length(11).describe('Matters of the houses 2 to 12.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_YEAR,
  compute: (request, sky) => {
    const opened = openYear(request, sky);
    const { chart } = opened.year;
    const own = signAt(chart.firstSignIndex).lord;
    return {
      ...presentYear(opened, request.target_year),
      ascendant_lord: nameOf(own),
      year_yoga: yearYogaOf(chart),
      aspects: tajikaAspectsOf(chart).map(presentAspect),
      matters: mattersOf(chart).map((matter) => ({
        house: matter.houseNumber,
        lord: nameOf(matter.lord),
        is_same_lord: matter.lord === own,
        aspect: matter.aspect && presentAspect(matter.aspect),
        yogas: matter.yogas.map(({ yoga, through }) => ({ yoga, through: through.map(nameOf) })),
      })),
      metadata: opened.metadata(),
    };
  },
});
