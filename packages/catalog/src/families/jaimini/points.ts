import { argalaOn, vipareetaArgalaOn } from '@graha/astro-engine/jaimini/argala';
import { ARUDHA_LORDS, arudhasOf } from '@graha/astro-engine/jaimini/arudhas';
import { charaKarakasOf, KARAKAS } from '@graha/astro-engine/jaimini/karakas';
import { LORD_RULES } from '@graha/astro-engine/jaimini/stronger';
import { vargaSpot } from '@graha/astro-engine/varga/varga-sign';
import { VARGAS } from '@graha/astro-engine/varga/vargas';
import type { Graha } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName, HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentSign, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { natalChart } from '../vedic-chart.ts';

/** Signs, karakas and argalas by the school of Jaimini. */

const JAIMINI = { system: 'jaimini' } as const;
const { sign, sign_number, sign_lord } = IN_SIGN;
const Sign = z.strictObject({
  sign: sign.describe('Sign of the zodiac.'),
  sign_number,
  sign_lord: sign_lord.describe('Planet that rules the sign.'),
});

const karakaCount = {
  values: [8, 7],
  title: 'Number of karakas',
  description: 'Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka.',
} as const satisfies Setting;

const CharaKaraka = z
  .strictObject({
    karaka: z.enum(KARAKAS).describe('The office: atma is the self, amatya the minister, dara the spouse.'),
    grahas: z
      .array(GrahaName)
      .describe('Graha with the office. Two at exactly the same degree share it, and the next office is empty.'),
    advance: z.number().min(0).max(30).describe('Degrees passed in the sign; for Rahu, counted from its end.'),
  })
  .meta({ id: 'CharaKaraka', description: 'An office and the graha that has it.' });

const NavamsaSign = z.strictObject({
  sign: sign.describe('Sign of the zodiac.'),
  sign_number,
  sign_lord: sign_lord.describe('Planet that rules the sign.'),
});

export const karakas = operation({
  summary: 'Chara karakas by degrees, with karakamsa and swamsa.',
  description:
    'Jaimini gives offices to the planets by their degrees within the sign: the most advanced one is the Atma karaka, the ' +
    'self. `karakamsa` is the navamsa sign of the Atma karaka, `swamsa` the navamsa sign of the ascendant. Schools count ' +
    'eight karakas with Rahu or seven without; degrees are compared unrounded.',
  input: birthRequest(['ayanamsa', 'node_mode'], { settings: { karaka_count: karakaCount } }),
  output: z.strictObject({
    karakas: z.array(CharaKaraka).min(7).max(8).describe('Karakas from Atma to Dara.'),
    karakamsa: NavamsaSign.describe('Sign of the Atma karaka in the navamsa.'),
    swamsa: NavamsaSign.describe('Sign of the ascendant in the navamsa.'),
    has_tie: z.boolean().describe('Whether two planets are at exactly the same degree.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const found = charaKarakasOf(chart.placements, birth.settings.karaka_count);
    const atma = found[0]?.grahas[0] ?? 'sun';
    const navamsaOf = (longitudeDeg: number) => presentSign(vargaSpot(VARGAS.d9, longitudeDeg).signIndex);
    return {
      karakas: found.map(({ karaka, grahas, advanceDeg }) => ({
        karaka,
        grahas: grahas.map(nameOf),
        advance: rounded(advanceDeg),
      })),
      karakamsa: navamsaOf(chart.placements[atma].longitudeDeg),
      swamsa: navamsaOf(chart.ascendant.longitudeDeg),
      has_tie: found.some(({ grahas }) => grahas.length !== 1),
      confidence: 'settled' as const,
      metadata: { ...metadata, ...JAIMINI },
    };
  },
});

export const arudhaLords = {
  values: ARUDHA_LORDS,
  title: 'Lords of Scorpio and Aquarius',
  description: 'The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn.',
} as const satisfies Setting;

const arudhaName = (houseNumber: number): string =>
  houseNumber === 1 ? 'Arudha lagna' : houseNumber === 12 ? 'Upapada' : `Arudha of house ${houseNumber}`;

export const arudhas = operation({
  summary: 'Arudha padas A1 to A12 with the arudha lagna and the upapada.',
  description:
    'The arudha of a house is as far from its lord as the lord is from the house; if that is the house itself or its seventh, ' +
    'the tenth from there is used. A1 is the arudha lagna, A12 the upapada. Scorpio and Aquarius have two lords: `lord_rule` ' +
    'names the rule by which one of them is the stronger.',
  input: birthRequest(['ayanamsa', 'node_mode'], { settings: { arudha_lords: arudhaLords } }),
  output: z.strictObject({
    arudhas: z
      .array(
        z
          .strictObject({
            house: HouseNumber.describe('Number of the house, 1 to 12.'),
            label: z.string().describe('A1 to A12; A12 is also UL, A1 also AL.'),
            name: z.string().describe('Name of the arudha pada.'),
            lord: GrahaName.describe('Lord of the house, used for counting.'),
            lord_rule: z.enum([...LORD_RULES, 'classical']).describe('Rule that selected this lord.'),
            sign: sign.describe('Sign of the zodiac.'),
            sign_number,
            sign_lord: sign_lord.describe('Planet that rules the sign.'),
            arudha_house: HouseNumber.describe('House of the arudha, from the ascendant.'),
          })
          .meta({ id: 'ArudhaPada', description: 'The arudha of one house.' }),
      )
      .length(12)
      .describe('In order of the houses, from the first.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    return {
      arudhas: arudhasOf(chart, birth.settings.arudha_lords).map((arudha) => ({
        house: arudha.houseNumber,
        label: `A${arudha.houseNumber}`,
        name: arudhaName(arudha.houseNumber),
        lord: nameOf(arudha.lord),
        lord_rule: arudha.lordRule,
        ...presentSign(arudha.signIndex),
        arudha_house: ((arudha.signIndex - chart.ascendant.signIndex + 12) % 12) + 1,
      })),
      confidence: 'disputed' as const,
      metadata: { ...metadata, ...JAIMINI },
    };
  },
});

const argalaNodes = {
  values: ['zodiacal', 'reversed'],
  title: 'Nodes in argala',
  description: 'Whether the places of Rahu and Ketu are counted forward like the others, or backwards.',
} as const satisfies Setting;

const Intervention = z
  .strictObject({
    place: HouseNumber.describe('Place from the sign: 2, 4 and 11 are primary, 5 is secondary.'),
    is_primary: z.boolean().describe('Whether it is one of the three primary ones.'),
    by: z.array(GrahaName).describe('Grahas that intervene.'),
    obstructed_from: HouseNumber.describe('Place from which it is obstructed.'),
    against: z.array(GrahaName).describe('Grahas that obstruct.'),
    holds: z.boolean().describe('Whether more grahas intervene than obstruct.'),
  })
  .meta({ id: 'Argala', description: 'Intervention on a sign from one place, and its obstruction.' });

export const argala = operation({
  summary: 'Argala on each sign with its obstruction.',
  description:
    'Grahas in the 2nd, 4th and 11th (primary) and 5th (secondary) from a house intervene in its matters, unless at least as ' +
    'many are in the 12th, 10th, 3rd and 9th. Three malefics or more alone in the 3rd make a vipareeta argala, ' +
    'which is good. Some texts count the places of the nodes backwards.',
  input: birthRequest(['ayanamsa', 'node_mode'], { settings: { argala_nodes: argalaNodes } }),
  output: z.strictObject({
    houses: z
      .array(
        z.strictObject({
          house: HouseNumber.describe('Number of the house, 1 to 12.'),
          ...Sign.shape,
          argalas: z.array(Intervention).length(4).describe('Argalas from the 2nd, 4th, 11th and 5th.'),
          vipareeta: z
            .strictObject({
              by: z.array(GrahaName).describe('Malefics in the third.'),
              holds: z.boolean().describe('Whether three malefics or more are in the third, and no other graha.'),
            })
            .describe('Argala of malefics in the third.'),
        }),
      )
      .length(12)
      .describe('In order of the houses, from the first.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const names = (grahas: readonly Graha[]) => grahas.map(nameOf);
    return {
      houses: chart.houses.map(({ houseNumber, signIndex }) => {
        const { by, holds } = vipareetaArgalaOn(signIndex, chart);
        return {
          house: houseNumber,
          ...presentSign(signIndex),
          argalas: argalaOn(signIndex, chart, birth.settings.argala_nodes === 'reversed').map((one) => ({
            place: one.placeNumber,
            is_primary: one.isPrimary,
            by: names(one.by),
            obstructed_from: one.obstructedFrom,
            against: names(one.against),
            holds: one.holds,
          })),
          vipareeta: { by: names(by), holds },
        };
      }),
      confidence: 'disputed' as const,
      metadata: { ...metadata, ...JAIMINI },
    };
  },
});
