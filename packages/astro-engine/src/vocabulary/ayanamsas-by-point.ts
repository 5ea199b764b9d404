import type { FixedAyanamsa } from '../core/ephemeris.ts';
import type { AyanamsaDefinition, FixedPoint } from './ayanamsa-definition.ts';

const GALACTIC = 'Western sidereal astrologers of the Galaxy.';

const keeps = (
  name: FixedPoint,
  longitudeDeg: number,
  definition: string,
  author: string,
  usedBy: string,
): AyanamsaDefinition => ({ definition, author, usedBy, epoch: null, point: { name, longitudeDeg } });

/**
 * Ayanamsas that keep a star or a point of the Galaxy at a longitude, in every year.
 * @source `sweph.c` of Swiss Ephemeris 2.10.03
 */
export const AYANAMSAS_BY_POINT = {
  true_citra: keeps(
    'Spica',
    180,
    'Spica (Chitra) is at 0° Libra.',
    'Chitrapaksha, after the Surya Siddhanta',
    'Indian astrologers who keep to the star itself.',
  ),
  true_revati: keeps(
    'Zeta Piscium',
    359 + 50 / 60,
    'ζ Piscium (Revati) is at 29°50′ Pisces.',
    'Surya Siddhanta',
    'Indian astrologers who follow Revati.',
  ),
  true_pushya: keeps(
    'Delta Cancri',
    106,
    'δ Cancri (Pushya) is at 16° Cancer.',
    'P. V. R. Narasimha Rao',
    'Users of Jagannatha Hora.',
  ),
  true_mula: keeps(
    'Lambda Scorpii',
    240,
    'λ Scorpii (Mula) is at 0° Sagittarius.',
    'K. Chandra Hari',
    'Readers of Chandra Hari.',
  ),
  sheoran: keeps(
    'Delta Cancri',
    103.492_642_216_25,
    'δ Cancri (Pushya) is at 13°29′33.5″ Cancer.',
    'Sunil Sheoran, The Science of Time and Timeline of World History 2017',
    'Readers of Sheoran.',
  ),
  galactic_center_0_sag: keeps(
    'Galactic centre',
    240,
    'The centre of the Galaxy is at 0° Sagittarius.',
    'Proposed by several',
    GALACTIC,
  ),
  galactic_center_gil_brand: keeps(
    'Galactic centre',
    210 + 90 * 0.381_966_011_3,
    'The centre of the Galaxy divides 0° Scorpio to 0° Aquarius by the golden section.',
    'Rafael Gil Brand',
    'Readers of Gil Brand.',
  ),
  cochrane: keeps(
    'Galactic centre',
    270,
    'The centre of the Galaxy is at 0° Capricorn.',
    'David Cochrane',
    'Readers of Cochrane.',
  ),
  dhruva_mula: {
    definition:
      'The centre of the Galaxy, projected on the ecliptic by the circle through the celestial pole (Dhruva), is in the middle of Mula, 6°40′ Sagittarius.',
    author: 'Ernst Wilhelm',
    usedBy: 'Users of Kala, and readers of Wilhelm.',
    epoch: null,
    point: null,
  },
  galactic_equator: keeps(
    'Galactic pole',
    150,
    'The galactic equator crosses the ecliptic at 0° Sagittarius, by the galactic pole of Liu, Zhu and Zhang (2010).',
    'Proposed by several',
    GALACTIC,
  ),
  galactic_equator_iau1958: keeps(
    'Galactic pole of 1958',
    150,
    'The galactic equator of the IAU (1958) crosses the ecliptic at 0° Sagittarius.',
    'Proposed by several',
    GALACTIC,
  ),
  galactic_equator_mid_mula: keeps(
    'Galactic pole',
    150 + 6 + 40 / 60,
    'The galactic equator crosses the ecliptic in the middle of Mula, 6°40′ Sagittarius.',
    'Proposed by several',
    GALACTIC,
  ),
} as const satisfies Partial<Record<FixedAyanamsa, AyanamsaDefinition>>;

/** Whether an ayanamsa keeps a star or a point of the Galaxy: an ephemeris may take long for its value. */
export const isByPoint = (ayanamsa: string): boolean => ayanamsa in AYANAMSAS_BY_POINT;
