import { mahadashasOf, type DashaPeriod } from '@graha/astro-engine/dasha/periods';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { isoAt } from '@graha/astro-engine/core/moment';
import type { DashaCondition } from '@graha/texts/vedic-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { DASHA_SETTINGS, OWN_DASHA_SETTINGS, prepared } from '../dasha/birth.ts';
import { natalChart } from '../vedic-chart.ts';
import { type Called, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';
import { strengthBearer, strengthsAt } from './strengths.ts';

/** A planet below this share of its required shadbala counts as weak; a convention of this engine. */
const WEAK_BELOW = 0.9;

const conditionOf = (ratio: number | null): DashaCondition =>
  ratio === null ? 'mixed' : ratio >= 1 ? 'strong' : ratio < WEAK_BELOW ? 'weak' : 'mixed';

const DashaTextsRequest = birthRequest([...DASHA_SETTINGS, 'node_mode', 'sunrise'], {
  settings: OWN_DASHA_SETTINGS,
  members: { format: Format },
});

export const dashas = operation({
  summary: 'What the books say of the nine Vimshottari periods of a birth.',
  description:
    'The great periods in their order, each with the text of its lord by his condition: strong with at least the required ' +
    'shadbala, weak below nine tenths of it, else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention ' +
    'of this engine. Without a sunrise or a sunset there is no shadbala, and the text is the mixed one.',
  input: DashaTextsRequest,
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 3,
  example: EXAMPLE_BIRTH,
  compute: ({ format, ...birth }, sky) => {
    const { from, moment, metadata } = prepared(birth, sky, 'texts', DASHA_SYSTEMS.vimshottari);
    const { chart } = natalChart(birth, sky);
    const strengthOf = strengthsAt(sky, moment, birth.settings);
    const dayOf = (jdUt: number): string => isoAt(jdUt, moment.clock).slice(0, 10);
    const called = mahadashasOf(from).map(({ lord, startJdUt, endJdUt }: DashaPeriod): Called => {
      const strength = strengthOf(strengthBearer(lord, chart));
      const evidence = `Period of ${nameOf(lord)} from ${dayOf(startJdUt)} to ${dayOf(endJdUt)}`;
      return { topic: 'dasha-lord', key: `${lord}-${conditionOf(strength)}`, evidence, strength };
    });
    return { ...presentTexts(called, format), metadata: metadata() };
  },
});
