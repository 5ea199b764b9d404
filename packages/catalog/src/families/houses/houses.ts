import { housesAt } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { Ascendant, HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { presentAscendant, presentInSign, rounded } from '../../wire/present-placement.ts';
import { bhavaChalit, cusps } from './chalit.ts';
import { VEDIC_FORMULAS } from '../vedic-chart.ts';

export const houses = {
  'whole-sign': operation({
    summary: 'Whole-sign houses.',
    description:
      'Each house is a whole sign, beginning with the one that rises: the cusp of a house is 0° of its sign. The exact ' +
      'degree of the ascendant, within the first house, is given in addition to the cusps.',
    input: birthRequest(['ayanamsa']),
    output: z.strictObject({
      ascendant: Ascendant.describe('The point that rises in the east.'),
      house_cusps: z
        .array(z.strictObject({ house: HouseNumber.describe('Number of the house, 1 to 12.'), ...IN_SIGN }))
        .length(12)
        .describe('Cusps of the twelve houses.'),
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: ({ settings, ...birth }, sky) => {
      const { jdUt, place } = resolveMoment(birth);
      const ayanamsaDeg = sky.ayanamsaDeg(settings.ayanamsa, jdUt);
      const { ascendantDeg, cuspsDeg } = housesAt(sky, 'whole_sign', jdUt, place, ayanamsaDeg);
      return {
        ascendant: presentAscendant({ ...spotOf(ascendantDeg), houseNumber: 1 }),
        house_cusps: cuspsDeg.map((cuspDeg, index) => ({ house: index + 1, ...presentInSign(spotOf(cuspDeg)) })),
        metadata: metadataOf(sky.name, VEDIC_FORMULAS, settings, { ayanamsa_value: rounded(ayanamsaDeg) }),
      };
    },
  }),
  'bhava-chalit': bhavaChalit,
  cusps,
};
