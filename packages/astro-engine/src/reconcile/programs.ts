import type { Convention } from './convention.ts';

/** Ground of the defaults of a program: its code, its documents, its own output compared with ours, or users' reports. */
export type Basis = 'code' | 'documents' | 'measured' | 'reports';

/** A program by its name, with the conventions of its first start. Conventions that it leaves open are left out. */
export type Program = {
  id: string;
  name: string;
  defaults: Partial<Convention>;
  basis: Basis;
  source: string;
  /** A setting of the program, or a habit that no setting here can express. */
  note: string;
};

const WESTERN = { zodiac: 'tropical', houses: 'placidus' } as const satisfies Partial<Convention>;

export const PROGRAMS = [
  {
    id: 'jhora',
    name: 'Jagannatha Hora',
    defaults: { zodiac: 'true_citra', node: 'mean', sunrise: 'geometric', yearLengthDays: 365.256_364 },
    basis: 'reports',
    source: 'https://github.com/naturalstupid/PyJHora/issues/49',
    note: 'Its years of a dasha are the returns of the Sun, at most 18 hours from the mean year in 120 years. Every one of these is in its preferences.',
  },
  {
    id: 'astrosage',
    name: 'AstroSage',
    defaults: { zodiac: 'lahiri', node: 'mean', yearLengthDays: 365.25 },
    basis: 'reports',
    source: 'https://github.com/VedAstro/VedAstro/issues/83',
    note: 'The ayanamsa is a choice on its form.',
  },
  {
    id: 'prokerala',
    name: 'Prokerala',
    defaults: { zodiac: 'lahiri', equinox: 'mean', node: 'mean', sunrise: 'geometric', yearLengthDays: 365.25 },
    basis: 'measured',
    source: 'https://github.com/prokerala/astrology-sdk/tree/master/tests',
    note: 'It subtracts an ayanamsa without nutation, so its positions differ by up to 18 seconds of arc from most others.',
  },
  {
    id: 'drikpanchang',
    name: 'DrikPanchang',
    defaults: { zodiac: 'lahiri', node: 'mean', sunrise: 'almanac', tithiAt: 'sunrise' },
    basis: 'measured',
    source: 'https://www.drikpanchang.com/panchang/day-panchang.html',
    note: 'The tithi of a day is the one at sunrise, with its end. Its minutes of sunrise agree with this rule in 341 of 364 days.',
  },
  {
    id: 'astro_com',
    name: 'Astrodienst (astro.com)',
    defaults: WESTERN,
    basis: 'documents',
    source: 'https://www.astro.com/faq/fq_fh_tricks_e.html',
    note: 'Zodiac, houses and node are choices of its extended chart selection.',
  },
  {
    id: 'solar_fire',
    name: 'Solar Fire',
    defaults: WESTERN,
    basis: 'documents',
    source: 'https://docslib.org/doc/5792959/solar-fire-deluxe-user-guide',
    note: 'Zodiac, houses and node are in its preferences and in each chart.',
  },
  {
    id: 'kerykeion',
    name: 'Kerykeion',
    defaults: { ...WESTERN, observer: 'geocentric' },
    basis: 'documents',
    source: 'https://pypi.org/project/kerykeion/',
    note: 'It gives both nodes.',
  },
  {
    id: 'vedastro',
    name: 'VedAstro',
    defaults: { zodiac: 'raman', node: 'mean' },
    basis: 'documents',
    source: 'https://github.com/VedAstro/VedAstro/issues/83',
    note: 'Lately Lahiri in its code. Its year of a dasha, 365.35 days in the code of 2024, is none that others use.',
  },
  {
    id: 'pyjhora',
    name: 'PyJHora',
    defaults: { zodiac: 'true_pushya', node: 'true', sunrise: 'geometric', yearLengthDays: 365.256_364 },
    basis: 'code',
    source: 'https://github.com/naturalstupid/PyJHora/blob/main/src/jhora/const.py',
    note: 'Lahiri until version 4; its years of a dasha are the returns of the Sun.',
  },
  {
    id: 'mpanchang',
    name: 'mPanchang',
    defaults: { zodiac: 'lahiri', tithiAt: 'sunrise' },
    basis: 'reports',
    source: 'https://www.mpanchang.com/panchang/',
    note: 'The tithi of a day is the one at sunrise.',
  },
] as const satisfies readonly Program[];

export type ProgramId = (typeof PROGRAMS)[number]['id'];
// Safe: the ids of a table with at least one row.
export const PROGRAM_IDS = PROGRAMS.map(({ id }) => id) as [ProgramId, ...ProgramId[]];

/** Returns the program of an id. */
export const programOf = (id: ProgramId): Program | null => PROGRAMS.find((program) => program.id === id) ?? null;
