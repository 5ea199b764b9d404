import { isoAt } from '@graha/astro-engine/core/moment';
import { placementsAt } from '@graha/astro-engine/sky/placements';
import { ashtakavargaOf, kakshyaAt } from '@graha/astro-engine/strength/ashtakavarga';
import { FRUIT_OF, FRUITS, type GocharaVerdict, gocharaOf } from '@graha/astro-engine/transit/gochara';
import { countFrom } from '@graha/astro-engine/vocabulary/cycle';
import { GRAHA_IDS, isPlanet } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';

import { operation } from '../../operation/operation.ts';
import { Ascendant, GrahaName, HouseNumber, Placement } from '../../wire/placement.ts';
import { nameOf, presentAscendant, presentPlacement } from '../../wire/present-placement.ts';
import { Quality } from '../../wire/quality.ts';
import { jdUtOfTarget, Target } from '../../request/target.ts';
import { kota } from './kota.ts';
import { hits, natalAspects } from './natal-hits.ts';
import { sarvatobhadra } from './sarvatobhadra.ts';
import { AshtakavargaReceiver, contributorName, contributorSignsOf, tableSetting } from '../strength/contributors.ts';
import { natalChart, vedicSkyOf } from '../vedic-chart.ts';

const Kakshya = z
  .strictObject({
    number: z.int().min(1).max(8).describe('Number of the eighth of the sign, 1 to 8.'),
    lord: AshtakavargaReceiver.describe('Lord of that eighth.'),
    has_bindu: z.boolean().describe('Whether the lord gives a bindu to the sign in the row of this planet.'),
  })
  .meta({ id: 'Kakshya', description: 'The eighth of a sign, 3°45′, that a planet is in.' });

const Transit = z.strictObject({
  name: GrahaName.describe('English name of the planet or point.'),
  placement: Placement.describe('Position at the target; houses are counted from the natal ascendant.'),
  house_from_moon: HouseNumber.describe('House from the sign of the natal Moon.'),
  quality: Quality.describe('good in a good house; neutral if another graha obstructs it there; else bad.'),
  vedha_house: HouseNumber.nullable().describe(
    'House from the natal Moon from which it is obstructed; null if its own house is not good.',
  ),
  obstructed_by: z.array(GrahaName).describe('Grahas in the house of vedha that obstruct it.'),
  fruit: z.enum(FRUITS).describe('Part of the sign in which it gives its results.'),
  bindus: z
    .int()
    .min(0)
    .max(8)
    .nullable()
    .describe('Bindus of the sign in its own ashtakavarga; null for Rahu and Ketu.'),
  sarva_bindus: z.int().min(0).max(56).describe('Bindus of the sign in the sarvashtakavarga.'),
  kakshya: Kakshya.nullable().describe('Eighth of the sign that it is in; null for Rahu and Ketu.'),
});

const QUALITY_OF: Readonly<Record<GocharaVerdict, z.input<typeof Quality>>> = {
  good: 'good',
  obstructed: 'neutral',
  not_good: 'bad',
};

const GocharaRequest = birthRequest(['ayanamsa', 'node_mode'], {
  settings: { ashtakavarga_table: tableSetting },
  members: { target: Target },
});

export const transit = {
  gochara: operation({
    summary: 'Transits from the natal Moon, with vedha and bindus.',
    description:
      'Positions of the nine grahas at `target` (now if omitted), counted from the sign of the natal Moon, as the Vedic ' +
      'books judge transits: good houses, their obstruction (vedha), the bindus of the sign in the ashtakavarga of the ' +
      'birth, and the eighth of the sign (kakshya) that the planet is in.',
    input: GocharaRequest,
    output: z.strictObject({
      natal_moon: Placement,
      natal_ascendant: Ascendant,
      transits: z.array(Transit).length(9).describe('Sun to Saturn, Rahu, Ketu.'),
      metadata: Metadata,
    }),
    credits: 2,
    example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
    dependsOnNow: 'target',
    compute: ({ target, ...birth }, sky) => {
      const { chart, moment, metadata } = natalChart(birth, sky);
      const signs = contributorSignsOf(chart);
      const { rows, sums } = ashtakavargaOf(signs, birth.settings.ashtakavarga_table);
      const targetJdUt = jdUtOfTarget(target);
      const { placements } = placementsAt(sky, GRAHA_IDS, targetJdUt, vedicSkyOf(birth.settings, moment.place));
      const moonSignIndex = chart.placements.moon.signIndex;
      return {
        natal_moon: presentPlacement(chart.placements.moon),
        natal_ascendant: presentAscendant(chart.ascendant),
        transits: gocharaOf(placements, moonSignIndex).map((row) => {
          const placement = placements[row.graha];
          const kakshya = kakshyaAt(placement.degreeInSign);
          const own = isPlanet(row.graha) ? rows[row.graha] : null;
          return {
            name: nameOf(row.graha),
            placement: presentPlacement({
              ...placement,
              houseNumber: countFrom(chart.firstSignIndex, placement.signIndex, 12),
            }),
            house_from_moon: row.houseFromMoon,
            quality: QUALITY_OF[row.verdict],
            vedha_house: row.vedhaHouseNumber,
            obstructed_by: row.obstructedBy.map(nameOf),
            fruit: FRUIT_OF[row.graha],
            bindus: own?.bindus[placement.signIndex] ?? null,
            sarva_bindus: sums[placement.signIndex] ?? 0,
            kakshya:
              own === null
                ? null
                : {
                    number: kakshya.kakshyaNumber,
                    lord: contributorName(kakshya.lord),
                    has_bindu: own.givers[placement.signIndex]?.includes(kakshya.lord) ?? false,
                  },
          };
        }),
        metadata: { ...metadata, system: 'gochara', as_of: isoAt(targetJdUt, moment.clock) },
      };
    },
  }),

  'natal-aspects': natalAspects,
  hits,
  sarvatobhadra,
  kota,
};
