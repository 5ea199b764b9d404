import { dateOfTarget } from '../../../../request/target.ts';
import { saturnAndMoon } from '../../../astrology/doshas/saturn-moon.ts';
import { dasha } from '../../../dasha/operations.ts';
import { divisional } from '../../../divisional/divisional.ts';
import { strength } from '../../../strength/strength.ts';
import { texts } from '../../../texts/texts.ts';
import { transit } from '../../../transit/transit.ts';
import { varshaphal } from '../../../varshaphal/varshaphal.ts';
import type { Asker } from '../../report.ts';
import type { KundliAnswers, KundliInput } from './answers.ts';

/** Divisional charts up to D60 in addition to those of a basic report. */
const MORE_VARGAS = ['d5', 'd6', 'd8', 'd11', 'd16', 'd20', 'd24', 'd27', 'd40', 'd45', 'd60'] as const;

/** Bodies whose transits stay long enough to be dated for a year, and the aspects that Vedic books know. */
const SLOW = { bodies: 'mars,jupiter,saturn,rahu', aspects: 'conjunction,opposition,square,trine' } as const;

const partsOf = (id: string): number => Number(id.slice(1));

/** The answers that a full report has in addition. The year of transits is the calendar year of `target_date`. */
export function fullAnswers({ ask }: Asker, { target_date }: KundliInput, basic: KundliAnswers) {
  const { centred, placed, noded } = basic;
  const { year } = dateOfTarget(target_date);
  const target = `${target_date}T12:00:00Z`;
  const dated = { ...placed, target_date };
  const annual = { ...noded, target_year: year };
  const { observation_point: _, ...ofSky } = noded.settings;
  const span = { from: `${String(year).padStart(4, '0')}-01-01`, to: `${String(year).padStart(4, '0')}-12-31` };
  const more = MORE_VARGAS.map((id) => ({ id, answer: ask(`divisional/${id}`, divisional[id], noded) }));
  return {
    vargas: [...basic.vargas, ...more].toSorted((one, other) => partsOf(one.id) - partsOf(other.id)),
    periods: ask('dasha/vimshottari', dasha.vimshottari, { ...placed, depth: 3 }),
    yogini: ask('dasha/yogini', dasha.yogini, placed),
    reduced: ask('strength/ashtakavarga/reduced', strength['ashtakavarga/reduced'], placed),
    saturn: ask('astrology/sade-sati/advanced', saturnAndMoon['sade-sati/advanced'], dated),
    gochara: ask('transit/gochara', transit.gochara, { ...noded, target }),
    hits: ask('transit/hits', transit.hits, { ...centred, settings: ofSky, ...span, ...SLOW }),
    annual: { request: annual, year: ask('varshaphal/chart', varshaphal.chart, annual) },
    birthTexts: ask('texts/kundali', texts.kundali, noded),
    periodTexts: ask('texts/dashas', texts.dashas, placed),
    currentTexts: ask('texts/current-dashas', texts['current-dashas'], dated),
    transitTexts: ask('texts/transits', texts.transits, { ...noded, target }),
    annualTexts: ask('texts/varshaphal', texts.varshaphal, annual),
  };
}
export type FullAnswers = ReturnType<typeof fullAnswers>;
