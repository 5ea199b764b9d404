import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { western } from '../../families/western/western.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import { derivedDirectionAccuracy } from './derived-directions.ts';

const entry = western['primary-directions'];
const directionsOf = (sky: Ephemeris, birth: object, settings: object) =>
  entry.compute(entry.input.parse({ ...birth, age_to: 120, settings: { ...settings, significators: 'all' } }), sky)
    .directions;

const FLATLIB_BIRTH = {
  year: 2015, month: 3, date: 13, hours: 17, minutes: 0, latitude: 38 + 32 / 60, longitude: -(8 + 54 / 60), timezone: 0,
} as const; // prettier-ignore
/** Mars to Mercury: on the ecliptic, and with the latitudes of both. */
const FLATLIB_ARCS = { none: 56.173_47, bodies: 56.742_66 } as const;

function flatlibRow(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const [latitudes, arc] of Object.entries(FLATLIB_ARCS)) {
    const found = directionsOf(sky, FLATLIB_BIRTH, { latitudes }).find(
      ({ promissor, significator, aspect, motion }) =>
        promissor === 'Mars' && significator === 'Mercury' && aspect === 'conjunction' && motion === 'direct',
    );
    worst.number(found?.arc, arc);
  }
  return worst.row({
    family: 'arcs of primary directions by Placidus',
    source: 'flatlib, recipe of primary directions',
    unit: 'deg',
    tolerance: 0.002,
    note: 'It has one obliquity for all years',
  });
}

/** Months of the book and of its author’s pages; the Sun’s aspects are on the ecliptic in every method. */
export const PRINTED = [
  {
    birth: { year: 1976, month: 11, date: 29, hours: 12, minutes: 15, latitude: 55.75, longitude: 37 + 37 / 60, timezone: 3 },
    method: 'regiomontanus',
    rows: [
      ['trine sinister Moon direct', '1990-10'], ['trine sinister Jupiter converse', '2002-04'],
      ['trine sinister Ascendant direct', '2004-12'], ['trine sinister Venus direct', '2008-02'],
    ],
  },
  {
    birth: { year: 1976, month: 11, date: 29, hours: 12, minutes: 16, latitude: 55.75, longitude: 37 + 37 / 60, timezone: 3 },
    method: 'regiomontanus',
    rows: [
      ['trine sinister Jupiter converse', '2002-03'], ['trine sinister Ascendant direct', '2004-09'],
      ['trine sinister Venus direct', '2008-02'],
    ],
  },
  {
    birth: { year: 1961, month: 7, date: 1, hours: 19, minutes: 45, latitude: 52 + 50 / 60, longitude: 0.5, timezone: 1 },
    method: 'regiomontanus', rows: [['square dexter Jupiter direct', '1997-08']],
  },
  {
    // Winston Churchill: the page prints an arc of 24°25′ too.
    birth: { year: 1874, month: 11, date: 30, hours: 1, minutes: 30, latitude: 51 + 51 / 60, longitude: -(1 + 21 / 60), timezone: 0 },
    method: 'placidus_zodiacal', rows: [['conjunction null Mercury direct', '1899-09']],
  },
] as const; // prettier-ignore

function printedRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  for (const { birth, method, rows } of PRINTED) {
    const ofSun = directionsOf(sky, birth, { method }).filter(({ promissor }) => promissor === 'Sun');
    for (const [named, month] of rows) {
      const direction = ofSun.find(
        ({ aspect, side, significator, motion }) => `${aspect} ${side} ${significator} ${motion}` === named,
      );
      found.equal(direction?.date.slice(0, 7), month);
    }
  }
  return found.row(
    'months of primary directions',
    'A. Borealis, Predictive Astrology Textbook, example 35, and morinus-astrology.com',
    'Directions of the Sun, by Regiomontanus and by Placidus',
  );
}

/** Primary directions by Placidus and Regiomontanus. */
export const primaryDirectionAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  flatlibRow(sky),
  printedRow(sky),
  ...derivedDirectionAccuracy(sky),
];
