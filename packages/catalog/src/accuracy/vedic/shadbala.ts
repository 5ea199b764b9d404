import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { strength } from '../../families/strength/strength.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Worst } from '../rows.ts';
import fixture from './fixtures/shadbala.fixture.json' with { type: 'json' };

const OWN = 'Independent program from the texts';
const TOLERANCE_VIRUPAS = 0.01;
/** Our mean longitudes have more digits than the book prints. */
const CHESHTA_TOLERANCE_VIRUPAS = 0.02;

/** AstroSage prints two decimals, and rounds the longitudes used for aspects. */
const PRINTED_TOLERANCE_VIRUPAS = 0.08;

/** Compares the parts of four printed sheets that use the same rules. Numbers by other rules are omitted. */
function printedAccuracy(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const { birth, virupas, bhavaDig } of fixture.astroSage) {
    const rows = answered(strength.shadbala, birth, sky).planets;
    for (const [part, published] of Object.entries(virupas)) {
      const byPlanet: Readonly<Record<string, number>> = published;
      for (const row of rows) {
        const number = byPlanet[row.name.toLowerCase()];
        const parts: Readonly<Record<string, unknown>> = { ...row.sthana, ...row.kala, dig: row.dig, drik: row.drik };
        const ours = parts[part === 'paksha_without_moon' ? 'paksha' : part];
        if (number !== undefined) worst.number(typeof ours === 'number' ? ours : null, number);
      }
    }
    const { houses } = answered(strength['bhava-bala'], birth, sky);
    for (const [place, dig] of bhavaDig.entries()) worst.number(houses[place]?.dig, dig);
  }
  return worst.row({
    family: 'shadbala of four births, the parts that follow the same rules',
    source: 'AstroSage, printed sheets',
    unit: 'points',
    tolerance: PRINTED_TOLERANCE_VIRUPAS,
    note: 'Virupas',
  });
}

/** Compares six strengths with their parts, and the houses, through the operations. */
export function shadbalaAccuracy(sky: Ephemeris): AccuracyRow[] {
  const parts = new Worst();
  const totals = new Worst();
  const houses = new Worst();
  for (const { birth, planets, bhava } of fixture.cases) {
    const rows = answered(strength.shadbala, birth, sky).planets;
    for (const [place, planet] of PLANETS.entries()) {
      const published = planets[planet];
      const row = rows[place];
      if (row === undefined) throw new RangeError(`no row of ${planet}`);
      const { sthana, kala } = row;
      // In the order of the fixture, which is that of the answer.
      const { total: kalaTotal, ...kalaParts } = kala;
      const unmoved = [...Object.values(sthana), row.dig, ...Object.values(kalaParts), kalaTotal];
      for (const [index, value] of unmoved.entries()) parts.number(value, published[index]);
      const rest = [row.cheshta, row.naisargika, row.drik, row.total, row.rupas, row.ratio, row.ishta, row.kashta];
      for (const [index, value] of rest.entries()) totals.number(value, published[unmoved.length + index]);
    }
    const answer = answered(strength['bhava-bala'], birth, sky).houses;
    for (const [place, [, lord, dig, drik, total]] of bhava.entries()) {
      const ours = answer[place];
      for (const [value, published] of [
        [ours?.lord_strength, lord],
        [ours?.dig, dig],
        [ours?.drik, drik],
        [ours?.total, total],
      ] as const)
        houses.number(value, published);
    }
  }
  const row = (family: string, worst: Worst, tolerance: number): AccuracyRow =>
    worst.row({ family, source: OWN, unit: 'points', tolerance, note: 'Virupas' });
  return [
    row('shadbala, strength of position, direction and time, part by part', parts, TOLERANCE_VIRUPAS),
    row('shadbala, motion, aspect, totals, ishta and kashta', totals, CHESHTA_TOLERANCE_VIRUPAS),
    row('bhava bala of twelve houses', houses, CHESHTA_TOLERANCE_VIRUPAS),
    printedAccuracy(sky),
  ];
}
