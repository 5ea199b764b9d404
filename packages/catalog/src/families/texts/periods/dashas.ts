import type { Chart } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { type DashaPeriod, mahadashasOf } from '@graha/astro-engine/dasha/periods';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import type { Graha } from '@graha/astro-engine/vocabulary/grahas';
import type { DashaCondition } from '@graha/texts/vedic-topics';
import { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, type Moment } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { nameOf } from '../../../wire/present-placement.ts';
import { DASHA_SETTINGS, OWN_DASHA_SETTINGS, prepared } from '../../dasha/birth.ts';
import { natalChart } from '../../vedic-chart.ts';
import { type Called, presentTexts } from '../present.ts';
import { Format, TEXTS } from '../schemas.ts';
import { strengthBearer, strengthsAt } from '../strengths.ts';

/** A planet below this share of its required shadbala counts as weak; a convention of this engine. */
const WEAK_BELOW = 0.9;

const conditionOf = (ratio: number | null): DashaCondition =>
  ratio === null ? 'mixed' : ratio >= 1 ? 'strong' : ratio < WEAK_BELOW ? 'weak' : 'mixed';

export const DASHA_CONDITIONS_TEXT =
  'The lord of a great period is read by his condition: strong with at least the required shadbala, weak below nine tenths of it, ' +
  'else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention of this engine. Without a sunrise or a ' +
  'sunset there is no shadbala, and the text is the mixed one.';

/** Settings of the texts of dashas. */
export const DASHA_TEXT_SETTINGS = [...DASHA_SETTINGS, 'sunrise'] as const;

const DashaTextsRequest = birthRequest(DASHA_TEXT_SETTINGS, {
  settings: OWN_DASHA_SETTINGS,
  members: { format: Format },
});

type Reading = { chart: Chart<Graha>; clock: Clock; strengthOf: ReturnType<typeof strengthsAt> };

/** The chart and the strengths by which the lords are read, with the mean node. */
export function readingOf(
  birth: Omit<z.output<typeof DashaTextsRequest>, 'format'>,
  sky: Ephemeris,
  moment: Moment,
): Reading {
  const settings = { ...birth.settings, node_mode: 'mean' as const };
  const { chart } = natalChart({ ...birth, settings }, sky);
  return { chart, clock: moment.clock, strengthOf: strengthsAt(sky, moment, settings) };
}

/** Prints the local days of a period: `from 2004-10-18 to 2011-10-19`. */
export function daysOf({ startJdUt, endJdUt }: DashaPeriod, clock: Clock): string {
  const [from, to] = [startJdUt, endJdUt].map((jdUt) => isoAt(jdUt, clock).slice(0, 10));
  return `from ${from} to ${to}`;
}

/** The text of a great period, by the condition of its lord. */
export function calledByPeriod(period: DashaPeriod, { chart, clock, strengthOf }: Reading): Called {
  const strength = strengthOf(strengthBearer(period.lord, chart));
  const evidence = `Period of ${nameOf(period.lord)} ${daysOf(period, clock)}`;
  return { topic: 'dasha-lord', key: `${period.lord}-${conditionOf(strength)}`, evidence, strength };
}

export const dashas = operation({
  summary: 'What the books say of the nine Vimshottari periods of a birth.',
  description: `The great periods in their order, each with its text. ${DASHA_CONDITIONS_TEXT}`,
  input: DashaTextsRequest,
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 3,
  example: EXAMPLE_BIRTH,
  compute: ({ format, ...birth }, sky) => {
    const { from, moment, metadata } = prepared(birth, sky, 'texts', DASHA_SYSTEMS.vimshottari);
    const reading = readingOf(birth, sky, moment);
    const called = mahadashasOf(from).map((period) => calledByPeriod(period, reading));
    return { ...presentTexts(called, format), metadata: metadata() };
  },
});
