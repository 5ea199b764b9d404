import { chartAt } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import {
  PAPA_POINTS,
  papasAgree,
  papasamyamOf,
  type PapaChart,
  type Papasamyam,
  type PapaReferenceResult,
} from '@graha/astro-engine/matching/papasamyam';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import {
  type Birth,
  birthRequest,
  compatibilityRequest,
  EXAMPLE_BIRTH,
  EXAMPLE_COUPLE,
  resolveMoment,
} from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { operation } from '../../../operation/operation.ts';
import { HouseNumber } from '../../../wire/placement.ts';
import { nameOf, rounded } from '../../../wire/present-placement.ts';
import type { Setting } from '../../../request/settings.ts';
import { vedicSkyOf, type VedicSettings } from '../../vedic-chart.ts';
import { presentLord } from '../present.ts';
import { presentRasiChart, RasiChart } from '../rasi-chart.ts';
import { Message } from '../schemas.ts';

const method = {
  values: ['kerala', 'raman'],
  title: 'Method',
  description:
    'kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the ' +
    'planet’s dignity in its sign.',
} as const satisfies Setting;

const SETTINGS_OF_CHART = ['ayanamsa', 'node_mode'] as const;
const own = { settings: { method } };

const PlanetDosha = z.strictObject({
  id: z.int().describe('Id of the planet, as in other services: 0 is the Sun.'),
  name: term('PointName', z.string()).describe('English name of the planet or point.'),
  position: HouseNumber.describe('House of the malefic, counted from the reference.'),
  has_dosha: z.boolean().describe('Whether that house is harmful by the method.'),
  points: z.number().min(0).describe('Points of harm counted from this reference.'),
});

const PAPA = {
  total_points: z.number().min(0).describe('Points of harm of all planets and references together.'),
  papa_samyam: z
    .strictObject({
      papa_planet: z
        .array(
          z.strictObject({
            name: term('PointName', z.enum(['Ascendant', 'Moon', 'Venus'])).describe(
              'English name of the planet or point.',
            ),
            points: z.number().describe('Points of harm counted from this reference.'),
            planet_dosha: z.array(PlanetDosha).describe('One row for each malefic.'),
          }),
        )
        .describe('One row for each reference.'),
    })
    .describe('Houses and points of the malefics.'),
};
const PAPA_WITH_CHART = { ...PAPA, chart: RasiChart };
const PapasamyamOfOne = z.strictObject(PAPA_WITH_CHART);

const REFERENCES = { ascendant: 'Ascendant', moon: 'Moon', venus: 'Venus' } as const;

const presentReference = ({ reference, points, findings }: PapaReferenceResult) => ({
  name: REFERENCES[reference],
  points: rounded(points),
  planet_dosha: findings.map(({ planet, houseNumber, hasDosha, points: own }) => ({
    id: presentLord(planet).id,
    name: nameOf(planet),
    position: houseNumber,
    has_dosha: hasDosha,
    points: rounded(own),
  })),
});

const presentPapas = ({
  papas: { totalPoints, references },
  chart,
}: PapasOfBirth): z.input<typeof PapasamyamOfOne> => ({
  total_points: rounded(totalPoints),
  papa_samyam: { papa_planet: references.map(presentReference) },
  chart: presentRasiChart(chart, PAPA_POINTS),
});

type PapasOfBirth = { papas: Papasamyam; chart: PapaChart };

type PapaSettings = VedicSettings & { method: (typeof method.values)[number] };

function papasOf(birth: Birth, settings: PapaSettings, sky: Ephemeris): PapasOfBirth {
  const { jdUt, place } = resolveMoment(birth);
  const chart = chartAt(sky, PAPA_POINTS, jdUt, place, vedicSkyOf(settings, place));
  return { papas: papasamyamOf(chart, settings.method), chart };
}

const FORMULAS = {
  formula_version: '1.0',
  system: 'papasamyam',
  zodiac: 'sidereal',
  house_system: 'whole_sign',
} as const;

export const papasamyam = {
  papasamyam: operation({
    summary: 'Papasamyam: points of the malefics against a marriage.',
    description:
      'Malefics in harmful houses, counted from the ascendant, the Moon and Venus. Method `kerala` counts Mars, Saturn, the ' +
      'Sun and Rahu in the houses 1, 2, 4, 7, 8 and 12: one point from the ascendant, half a point from the Moon, a quarter ' +
      'from Venus. Method `raman` adds Ketu, omits the first house and weighs the malefics by planet, dignity and house.',
    input: birthRequest(SETTINGS_OF_CHART, own),
    output: z.strictObject({ ...PAPA_WITH_CHART, metadata: Metadata }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: ({ settings, ...birth }, sky) => {
      const papas = papasOf(birth, settings, sky);
      return {
        ...presentPapas(papas),
        metadata: metadataOf(sky.name, FORMULAS, settings, { ayanamsa_value: rounded(papas.chart.ayanamsaDeg) }),
      };
    },
  }),

  'papasamyam-check': operation({
    summary: 'Papasamyam of bride and groom, and whether their burdens agree.',
    description: 'By the rule of Kerala, the burdens cancel if the groom has at least as many points as the bride.',
    input: compatibilityRequest(SETTINGS_OF_CHART, own),
    output: z.strictObject({
      girl_papasamyam: PapasamyamOfOne.describe('Papasamyam of the bride.'),
      boy_papasamyam: PapasamyamOfOne.describe('Papasamyam of the groom.'),
      message: Message,
      metadata: Metadata,
    }),
    credits: 2,
    postOnly: true,
    example: EXAMPLE_COUPLE,
    compute: ({ bride, groom, settings }, sky) => {
      const [hers, his] = [papasOf(bride, settings, sky), papasOf(groom, settings, sky)];
      const agree = papasAgree(hers.papas, his.papas);
      const compared = `Groom ${rounded(his.papas.totalPoints)}, bride ${rounded(hers.papas.totalPoints)} points`;
      return {
        girl_papasamyam: presentPapas(hers),
        boy_papasamyam: presentPapas(his),
        message: {
          type: agree ? 'Good' : 'Not Satisfactory',
          description: `${compared}: ${agree ? 'his burden is as heavy as hers or heavier' : 'her burden is the heavier one'}.`,
        },
        metadata: metadataOf(sky.name, FORMULAS, settings),
      };
    },
  }),
};
