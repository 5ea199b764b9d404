import type { Difference } from './difference.ts';

export const PANCHANG_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Ends of tithis, karanas and yogas',
    source: 'DrikPanchang',
    theirs: 'Tithis and karanas end a minute earlier, yogas 0.8 minutes later.',
    ours: 'The positions of Swiss Ephemeris.',
    why: 'Its Sun is about 29 arc seconds low; nakshatra ends, which need the Moon alone, agree.',
  },
  {
    topic: 'Ends of nakshatras and yogas',
    source: 'Prokerala',
    theirs: 'Differ by up to 31 seconds (nakshatra) and 62 seconds (yoga).',
    ours: 'Tropical longitudes minus the true ayanamsa, nutation in both.',
    why: 'It subtracts the mean ayanamsa from longitudes that contain nutation.',
  },
  {
    topic: 'Sunrise',
    source: 'Prokerala, Jagannatha Hora',
    theirs: 'The centre of the disc without refraction: three to five minutes later at 20° to 30° north.',
    ours: 'The upper limb with refraction, as national almanacs print it; the other as `sunrise_definition`.',
    why: 'It is what people see, and what DrikPanchang uses; the Vedic texts’ rule is one setting away.',
  },
  {
    topic: 'Brahma Muhurta',
    source: 'Prokerala',
    theirs: '96 to 48 minutes before sunrise, the year round.',
    ours: 'The fourteenth of the fifteen parts of the night, in proportion to its length.',
    why: 'Muhurtas are parts of the night; 48 minutes is their length at the equinoxes alone.',
  },
  {
    topic: 'Anandadi yoga on Tuesday',
    source: 'PyJHora',
    theirs: 'Counted from Pushya.',
    ours: 'Counted from Ashlesha.',
    why: 'The start moves on four stars a day; Pushya breaks the step, and four printed sources have Ashlesha.',
  },
  {
    topic: 'Gowri, the last part of Saturday night',
    source: 'DrikPanchang',
    theirs: 'Soram, which then stands twice in the row.',
    ours: 'Rogam.',
    why: 'Every other row holds all eight names once; both are bad, so nalla neram is the same.',
  },
  {
    topic: 'Ends of tithis',
    source: 'PyJHora',
    theirs: 'Up to 21 minutes away.',
    ours: 'Within 0.1 seconds of plain bisection on the ephemeris.',
    why: 'It interpolates over a whole day instead of searching.',
  },
  {
    topic: 'First day of five solar months in 150 years',
    source: 'DrikPanchang',
    theirs:
      'Vrishchikam 1904 and 2021 and Chingam 2023 in Kerala, Magha 1957 in Odisha, Choitro 1940 in Bengal, a day off.',
    ours: 'The instant at which the Sun of Swiss Ephemeris enters the sign.',
    why: 'Its Sun enters a sign about 9.5 minutes later, which crosses the hour that decides.',
  },
  {
    topic: 'New year of the Vikram era in the north',
    source: 'DrikPanchang',
    theirs: 'Begins with the waning half of purnimanta Chaitra, two weeks earlier.',
    ours: 'Begins with the waxing half of Chaitra.',
    why: 'The year begins with Chaitra Shukla 1; the waning half before it closes the old year.',
  },
  {
    topic: 'Year of the Odia calendar',
    source: 'DrikPanchang',
    theirs: 'The Amli year, which changes in Bhadrapada.',
    ours: 'The Shaka year, which changes with the month of Mesha.',
    why: 'The months are solar and so is the year that is counted with them; dates agree.',
  },
];
