import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { d60DeityOf } from '@graha/astro-engine/varga/d60-deities';
import { MIXED_PARTS_MAX } from '@graha/astro-engine/varga/mixed-varga';
import { vargaChart, type VargaPlacement } from '@graha/astro-engine/varga/varga-chart';
import { type Varga, type VargaId, VARGAS } from '@graha/astro-engine/varga/vargas';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentSign, rounded } from '../../wire/present-placement.ts';
import type { natalChart } from '../vedic-chart.ts';

const IN_VARGA = {
  sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
  sign_number: IN_SIGN.sign_number,
  sign_lord: IN_SIGN.sign_lord.describe('Planet that rules the sign.'),
  degree: IN_SIGN.degree.nullable().describe('Degrees within the sign of this chart; null if the parts are unequal.'),
  part: z.int().min(1).max(MIXED_PARTS_MAX).describe('Number of the part of the natal sign, 1 is the first.'),
  natal_longitude: IN_SIGN.longitude.describe('Sidereal longitude in the birth chart, degrees.'),
};

const Ascendant = z
  .strictObject({
    name: term('PointName', z.literal('Ascendant')).describe('Always Ascendant.'),
    ...IN_VARGA,
    house: HouseNumber.describe('Number of the house, 1 to 12.'),
  })
  .meta({ id: 'DivisionalAscendant' });
const Placement = z
  .strictObject({
    name: term('PointName', z.string()).describe('English name of the planet or point.'),
    ...IN_VARGA,
    house: HouseNumber.describe('House, counted from the ascendant of this chart.'),
    is_vargottama: z.boolean().describe('Whether it is in the same sign as in the birth chart.'),
    is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
    deity: term('DeityName', z.string())
      .nullable()
      .describe('Ruler of the half degree in D60; null in the other charts.'),
  })
  .meta({ id: 'DivisionalPlacement' });
const VargaName = z
  .strictObject({
    id: z.string().describe('Id of the chart: D9, D60 and so on; `D12/D9` for the D12 of the D9.'),
    name: term('VargaName', z.string()).describe('Name of the divisional chart.'),
    parts: z.int().min(1).max(MIXED_PARTS_MAX).describe('Number of parts into which each sign is divided.'),
    meaning: z.string().describe('Subject of the chart.'),
  })
  .meta({ id: 'Varga' });
export const CHART = {
  varga: VargaName.describe('Id, name and subject of the divisional chart.'),
  ascendant: Ascendant.describe('The point that rises in the east.'),
  planets: z.array(Placement).describe('Planets and points, in their usual order.'),
};

export type Natal = ReturnType<typeof natalChart>;

type NamedVarga = { label: string; varga: Varga; method: string };

/** Returns the name of a row of the table in answers: `D9` also for a variant of it. */
export const labelOf = (id: VargaId): string => id.replace(/\/.*$/, '').toUpperCase();

function presentSpot<Name extends string>(name: Name, spot: VargaPlacement, natalDeg: number) {
  const { sign, sign_number, sign_lord } = presentSign(spot.signIndex);
  return {
    name,
    sign,
    sign_number,
    sign_lord,
    degree: spot.degreeInSign === null ? null : Math.min(rounded(spot.degreeInSign), 30 - 1e-9),
    part: spot.partIndex + 1,
    natal_longitude: rounded(natalDeg),
    house: spot.houseNumber,
  };
}

/** Returns the members of a divisional chart: ascendant and planets by the method. */
export function presentVarga({ chart }: Natal, { label, varga, method }: NamedVarga) {
  const { name, parts, meaning } = varga;
  const hasDeities = varga === VARGAS.d60;
  const longitudesDeg = Object.fromEntries(GRAHA_IDS.map((graha) => [graha, chart.placements[graha].longitudeDeg]));
  // Safe: made from this list of ids one line above.
  const placed = vargaChart(varga, chart.ascendant.longitudeDeg, longitudesDeg as Record<Graha, number>, method);
  return {
    varga: { id: label, name, parts, meaning },
    ascendant: presentSpot('Ascendant', placed.ascendant, chart.ascendant.longitudeDeg),
    planets: GRAHA_IDS.map((graha) => {
      const natal = chart.placements[graha];
      const spot = placed.placements[graha];
      return Object.assign(presentSpot(nameOf(graha), spot, natal.longitudeDeg), {
        is_vargottama: spot.signIndex === natal.signIndex,
        is_retrograde: natal.isRetrograde,
        deity: hasDeities ? d60DeityOf(natal.longitudeDeg) : null,
      });
    }),
  };
}
