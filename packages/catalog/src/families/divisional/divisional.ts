import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { MIXABLE_IDS, mixedVarga } from '@graha/astro-engine/varga/mixed-varga';
import { sensitivitySeconds } from '@graha/astro-engine/varga/varga-chart';
import { SHODASHAVARGA, type Varga, type VargaId, VARGA_IDS, VARGAS } from '@graha/astro-engine/varga/vargas';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import type { Setting } from '../../request/settings.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';
import { CHART, labelOf, type Natal, presentVarga } from './present-varga.ts';

const FORMULAS = { formula_version: '1.1' } as const;
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

function sensitivity(varga: Varga, { chart, moment }: Natal, sky: Ephemeris, method: string): number | null {
  return sensitivitySeconds(varga, chart.ascendant.longitudeDeg, { sky, ...moment }, method);
}

/** Makes an operation of each row in VARGAS, such as `/divisional/d9`. */
function vargaOperation(id: VargaId) {
  const varga: Varga = VARGAS[id];
  return operation({
    summary: `${labelOf(id)} ${varga.name}: ${varga.meaning.toLowerCase()}.`,
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
        ...presentVarga(natal, { label: labelOf(id), varga, method: chosen }),
        sensitivity_seconds: sensitivity(varga, natal, sky, chosen),
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

const MIXABLE = new Map(MIXABLE_IDS.map((id) => [labelOf(id), id]));
const MIXABLE_LABELS = [...MIXABLE.keys()];

function mixableId(label: string): VargaId {
  const id = MIXABLE.get(label);
  if (id === undefined) throw new RangeError(`no divisional chart ${label}`);
  return id;
}

const Mixable = z.enum(MIXABLE_LABELS, { error: () => `must be one of ${MIXABLE_LABELS.join(', ')}` });

export const divisional = {
  ...byId,
  mixed: operation({
    summary: 'A divisional chart of a divisional chart: D-m of D-n.',
    description:
      'The chart `of` is made first, degrees included; then `varga` is made of its positions, as if they were a birth chart. ' +
      'The D9 of the D9 is the navanavamsa (D81), the D12 of the D9 one form of the D108. Every chart of equal parts can be taken, each ' +
      'by its default method; `settings.method` is `mixed`. Houses are counted from the ascendant of the result. `sensitivity_seconds` shows how exact the birth ' +
      'time must be: the parts of a D60 of a D60 last about two seconds.',
    input: birthRequest(['ayanamsa', 'node_mode'], {
      settings: { method: { ...METHOD, values: ['mixed'] } },
      members: {
        varga: Mixable.describe('The chart to make, of the positions in the chart `of`.'),
        of: Mixable.describe('The chart that is made first, of the birth chart.'),
      },
    }),
    output: DivisionalChart,
    credits: 1,
    example: { ...EXAMPLE_BIRTH, varga: 'D12', of: 'D9' },
    compute: (birth, sky) => {
      const natal = natalChart(birth, sky);
      const varga = mixedVarga(mixableId(birth.varga), mixableId(birth.of));
      return {
        ...presentVarga(natal, { label: `${birth.varga}/${birth.of}`, varga, method: varga.defaultMethod }),
        sensitivity_seconds: sensitivity(varga, natal, sky, varga.defaultMethod),
        metadata: { ...natal.metadata, ...FORMULAS, method: varga.defaultMethod },
      };
    },
  }),
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
      const vargas = SHODASHAVARGA.map((id) =>
        presentVarga(natal, { label: labelOf(id), varga: VARGAS[id], method: VARGAS[id].defaultMethod }),
      );
      return { vargas, metadata: { ...natal.metadata, ...FORMULAS } };
    },
  }),
};
