import { z } from 'zod';
import { birthRequest } from '../../../../request/birth.ts';
import { skyDate } from '../../../../request/target.ts';
import { birthDetails } from '../../../astrology/birth-details.ts';
import { dasha } from '../../../dasha/operations.ts';
import { divisional } from '../../../divisional/divisional.ts';
import { dosha } from '../../../dosha/dosha.ts';
import { kundali } from '../../../kundali.ts';
import { panchang } from '../../../panchang/panchang.ts';
import { strength } from '../../../strength/strength.ts';
import { yoga } from '../../../yoga/yoga.ts';
import type { Asker } from '../../report.ts';
import { ChartStyle, personName, placeName, REPORT_MEMBERS, sentBirth } from '../../request.ts';

const LENGTHS = ['basic', 'full'] as const;
export type Length = (typeof LENGTHS)[number];

const Length = z
  .enum(LENGTHS, { error: () => `must be ${LENGTHS.join(' or ')}` })
  .default('basic')
  .meta({
    title: 'Length',
    description:
      'basic: some eight pages. full: some thirty, with every divisional chart up to D60, the running great period to three levels, the ' +
      'Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a ' +
      'year, and what the books say.',
  });

const ReportDate = skyDate('target_date').optional().meta({
  title: 'Target date',
  description:
    'The day whose periods and year of transits a full report has; today if omitted. A basic report does not use it.',
});

export const KundliRequest = birthRequest(['ayanamsa', 'node_mode'], {
  members: {
    name: personName('the person'),
    place_name: placeName('the person'),
    chart_style: ChartStyle,
    length: Length,
    target_date: ReportDate,
    ...REPORT_MEMBERS,
  },
});
export type KundliInput = z.output<typeof KundliRequest>;

/** Divisional charts in addition to the navamsa, which is on the first page. */
const VARGAS = ['d2', 'd3', 'd4', 'd7', 'd10', 'd12', 'd30'] as const;

/** The answers of a kundli report, and the requests that pictures repeat. */
export function kundliAnswers({ ask }: Asker, { settings, ...birth }: Omit<KundliInput, 'target_date'>) {
  const sent = sentBirth(birth);
  const { observation_point, node_mode, ...common } = settings;
  const centred = { ...sent, settings: common };
  const placed = { ...sent, settings: { ...common, observation_point } };
  const noded = { ...sent, settings: { ...common, observation_point, node_mode } };
  return {
    centred,
    placed,
    noded,
    chart: ask('kundali/basic', kundali.basic, noded),
    moon: ask('kundali/chandra-chart', kundali['chandra-chart'], noded),
    panchang: ask('panchang/full', panchang.full, centred),
    details: ask('astrology/birth-details', birthDetails['birth-details'], placed),
    navamsa: ask('divisional/d9', divisional.d9, noded),
    vargas: VARGAS.map((id) => ({ id, answer: ask(`divisional/${id}`, divisional[id], noded) })),
    dasha: ask('dasha/vimshottari', dasha.vimshottari, placed),
    ashtakavarga: ask('strength/ashtakavarga', strength.ashtakavarga, placed),
    shadbala: ask('strength/shadbala', strength.shadbala, placed),
    yogas: ask('yoga/detect', yoga.detect, noded),
    manglik: ask('dosha/manglik', dosha.manglik, placed),
    kaalSarp: ask('dosha/kaal-sarp', dosha['kaal-sarp'], noded),
  };
}
export type KundliAnswers = ReturnType<typeof kundliAnswers>;
/** A divisional chart with the last part of its address. */
export type VargaAnswer = { id: string; answer: KundliAnswers['navamsa'] };
