import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { d60DeityOf } from '@graha/astro-engine/varga/d60-deities';
import { sensitivitySeconds, vargaChart, type VargaPlacement } from '@graha/astro-engine/varga/varga-chart';
import { SHODASHAVARGA, type Varga, type VargaId, VARGA_IDS, VARGAS } from '@graha/astro-engine/varga/vargas';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentSign, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

const FORMULAS = { formula_version: '1.1' } as const;
const PARTS_MAX = Math.max(...VARGA_IDS.map((id) => VARGAS[id].parts));

const IN_VARGA = {
  sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
  sign_number: IN_SIGN.sign_number,
  sign_lord: IN_SIGN.sign_lord.describe('Planet that rules the sign.'),
  degree: IN_SIGN.degree.nullable().describe('Degrees within the sign of this chart; null if the parts are unequal.'),
  part: z.int().min(1).max(PARTS_MAX).describe('Number of the part of the natal sign, 1 is the first.'),
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
    id: z.string().describe('Id of the chart: D9, D60 and so on.'),
    name: term('VargaName', z.string()).describe('Name of the divisional chart.'),
    parts: z.int().min(1).max(PARTS_MAX).describe('Number of parts into which each sign is divided.'),
    meaning: z.string().describe('Subject of the chart.'),
  })
  .meta({ id: 'Varga' });
const CHART = {
  varga: VargaName.describe('Id, name and subject of the divisional chart.'),
  ascendant: Ascendant.describe('The point that rises in the east.'),
  planets: z.array(Placement).describe('Planets and points, in their usual order.'),
};

const DivisionalChart = z
  .strictObject({
    ...CHART,
    sensitivity_seconds: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. ' +
          'Null if there is none within 12 hours.',
      ),
    metadata: Metadata,
  })
  .meta({ id: 'DivisionalChart', description: 'A divisional chart of a birth.' });

const requestBy = (method: Setting) => birthRequest(['ayanamsa', 'node_mode'], { settings: { method } });

const METHOD = { title: 'Method', description: 'Rule by which parts become signs.' } as const;
const ParasharaRequest = requestBy({ ...METHOD, values: ['parashara'] }).meta({ id: 'ParasharaRequest' });

/** Charts whose only method is Parashara's share a request schema. */
function requestOf({ methods, defaultMethod }: Varga) {
  const [first = defaultMethod, ...others] = Object.keys(methods);
  return first === 'parashara' && others.length === 0
    ? ParasharaRequest
    : requestBy({ ...METHOD, values: [first, ...others] });
}

type Natal = ReturnType<typeof natalChart>;

const presentName = (id: VargaId, { name, parts, meaning }: Varga): z.input<typeof VargaName> => ({
  id: id.replace(/\/.*$/, '').toUpperCase(),
  name,
  parts,
  meaning,
});

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

function presentVarga(id: VargaId, { chart }: Natal, method: string) {
  const varga: Varga = VARGAS[id];
  const longitudesDeg = Object.fromEntries(GRAHA_IDS.map((graha) => [graha, chart.placements[graha].longitudeDeg]));
  // Safe: made from this list of ids one line above.
  const placed = vargaChart(varga, chart.ascendant.longitudeDeg, longitudesDeg as Record<Graha, number>, method);
  return {
    varga: presentName(id, varga),
    ascendant: presentSpot('Ascendant', placed.ascendant, chart.ascendant.longitudeDeg),
    planets: GRAHA_IDS.map((graha) => {
      const natal = chart.placements[graha];
      const spot = placed.placements[graha];
      return Object.assign(presentSpot(nameOf(graha), spot, natal.longitudeDeg), {
        is_vargottama: spot.signIndex === natal.signIndex,
        is_retrograde: natal.isRetrograde,
        deity: id === 'd60' ? d60DeityOf(natal.longitudeDeg) : null,
      });
    }),
  };
}

function sensitivity(id: VargaId, { chart, moment }: Natal, sky: Ephemeris, method: string): number | null {
  return sensitivitySeconds(VARGAS[id], chart.ascendant.longitudeDeg, { sky, ...moment }, method);
}

/** Makes an operation of each row in VARGAS, such as `/divisional/d9`. */
function vargaOperation(id: VargaId) {
  const varga: Varga = VARGAS[id];
  return operation({
    summary: `${presentName(id, varga).id} ${varga.name}: ${varga.meaning.toLowerCase()}.`,
    description:
      `Each sign is divided into ${varga.parts === 1 ? 'one part' : `${varga.parts} parts`} and each part becomes a sign; the ` +
      'same rule applies to the ascendant, whose sign is the first house. ' +
      `${varga.source}. \`sensitivity_seconds\` is the time from the birth to the nearest change of this chart’s ` +
      'ascendant. Changes of the planets are not counted: they are far rarer.',
    input: requestOf(varga),
    output: DivisionalChart,
    credits: 1,
    ownMetadata: {
      ...(varga.variant === undefined ? {} : { variant: z.string().describe('Convention of this chart, one of two.') }),
      ...(id === 'd5' ? { profile: z.string().describe('The same as `method`.') } : {}),
    },
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const natal = natalChart(birth, sky);
      const chosen = String(birth.settings.method);
      return {
        ...presentVarga(id, natal, chosen),
        sensitivity_seconds: sensitivity(id, natal, sky, chosen),
        metadata: {
          ...natal.metadata,
          ...FORMULAS,
          method: chosen,
          ...(varga.variant === undefined ? {} : { variant: varga.variant }),
          ...(id === 'd5' ? { profile: chosen } : {}),
        },
      };
    },
  });
}

type VargaOperation = ReturnType<typeof vargaOperation>;
// Safe: one entry for each id of the table.
const byId = Object.fromEntries(VARGA_IDS.map((id) => [id, vargaOperation(id)])) as Record<VargaId, VargaOperation>;

export const divisional = {
  ...byId,
  'd11/alt-variant': byId['d11/raman'],
  shodashvarga: operation({
    summary: 'The sixteen classical divisional charts at once.',
    description:
      'D1 to D60 of the Brihat Parashara Hora Shastra, each with its ascendant and the nine planets, by the default method ' +
      'of each chart. The same figures as sixteen calls, for one credit.',
    input: VedicChartRequest,
    output: z.strictObject({
      vargas: z.array(z.strictObject(CHART)).length(16).describe('The sixteen charts.'),
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const natal = natalChart(birth, sky);
      const vargas = SHODASHAVARGA.map((id) => presentVarga(id, natal, VARGAS[id].defaultMethod));
      return { vargas, metadata: { ...natal.metadata, ...FORMULAS } };
    },
  }),
};
