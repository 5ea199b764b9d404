import { signIndexOf } from '@graha/astro-engine/core/angle';
import { enemyYoniOf } from '@graha/astro-engine/matching/koota-tables';
import { type Placement, placementsAt } from '@graha/astro-engine/sky/placements';
import { GEMS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { NADI_HUMOURS, nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { rounded } from '../../wire/present-placement.ts';
import { capitalized } from '../../wire/words.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { presentNakshatra, presentRasi, presentZodiac } from './present.ts';
import { Nakshatra, Rasi, Zodiac } from './schemas.ts';

const AdditionalInfo = z
  .strictObject({
    deity: term('DeityName', z.string()).describe('Deity of the star.'),
    ganam: term('GanaName', z.enum(['Deva', 'Manushya', 'Rakshasa'])).describe(
      'Temperament of the star: divine, human or wild.',
    ),
    symbol: z.string().describe('Symbol of the star.'),
    animal_sign: z.string().describe('Yoni, the animal of the star.'),
    nadi: term('HumourName', z.enum(['Vata', 'Pitta', 'Kapha'])).describe('Humour of the star.'),
    syllables: z.string().describe('Traditional first syllables of a name, one per quarter, with commas between them.'),
    birth_stone: term('GemName', z.string()).describe('Gem of the ruler of the star.'),
    planet: term('PointName', z.string()).describe('Ruler of the star, by its Sanskrit name.'),
    enemy_yoni: z.string().describe('Animal that is the sworn enemy of `animal_sign`.'),
  })
  .meta({ id: 'NakshatraInfo', description: 'Traditional attributes of the star of the Moon.' });

export const NAKSHATRA_DETAILS = {
  nakshatra: Nakshatra.describe('Nakshatra (lunar mansion) of the Moon at birth.'),
  chandra_rasi: Rasi.describe('Sidereal sign of the Moon.'),
  soorya_rasi: Rasi.describe('Sidereal sign of the Sun.'),
  zodiac: Zodiac.describe('Tropical sign of the Sun, as newspapers print it.'),
  additional_info: AdditionalInfo,
};
type NakshatraDetails = z.input<z.ZodObject<typeof NAKSHATRA_DETAILS>>;

function presentInfo(nakshatraIndex: number): z.input<typeof AdditionalInfo> {
  const { deity, gana, symbol, yoni, nadi, syllables, lord } = nakshatraAt(nakshatraIndex);
  return {
    deity,
    ganam: GANAS[gana],
    symbol: capitalized(symbol),
    animal_sign: capitalized(yoni.animal),
    // Safe: the three humours of the table.
    nadi: NADI_HUMOURS[nadi] as 'Vata' | 'Pitta' | 'Kapha',
    syllables: syllables.join(', '),
    birth_stone: GEMS[lord],
    planet: POINTS[lord].sanskrit,
    enemy_yoni: capitalized(enemyYoniOf(yoni.animal)),
  };
}

const GANAS = { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' } as const;

type Lights = { ayanamsaDeg: number; placements: Record<'sun' | 'moon', Placement> };

/**
 * The birth by Sun and Moon. The tropical place is the sidereal one plus the ayanamsa, so nothing is computed twice.
 */
export const presentNakshatraDetails = ({ ayanamsaDeg, placements: { sun, moon } }: Lights): NakshatraDetails => ({
  nakshatra: presentNakshatra(moon),
  chandra_rasi: presentRasi(moon.signIndex),
  soorya_rasi: presentRasi(sun.signIndex),
  zodiac: presentZodiac(signIndexOf(sun.longitudeDeg + ayanamsaDeg)),
  additional_info: presentInfo(moon.nakshatraIndex),
});

const FORMULAS = { formula_version: '1.0', system: 'vedic', zodiac: 'sidereal' } as const;

export const birthDetails = {
  'birth-details': operation({
    summary: 'Star and signs of a birth, with the traditional attributes of the star.',
    description:
      'The nakshatra of the Moon with its quarter and ruler, the sidereal signs of Moon and Sun, and the tropical sign of ' +
      'the Sun (`zodiac`). `additional_info` gives the attributes of the star on which its sources agree; colours, ' +
      'directions and genders of stars differ between almanacs and are omitted.',
    input: birthRequest(['ayanamsa']),
    output: z.strictObject({ ...NAKSHATRA_DETAILS, metadata: Metadata }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: ({ settings, ...birth }, sky) => {
      const { jdUt, place } = resolveMoment(birth);
      const view = placementsAt(sky, ['sun', 'moon'], jdUt, vedicSkyOf({ ...settings, node_mode: 'mean' }, place));
      const used = { ayanamsa_value: rounded(view.ayanamsaDeg) };
      return { ...presentNakshatraDetails(view), metadata: metadataOf(sky.name, FORMULAS, settings, used) };
    },
  }),
};
