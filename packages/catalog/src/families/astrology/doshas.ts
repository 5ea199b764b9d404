import { severityOf } from '@graha/astro-engine/dosha/manglik';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { z } from 'zod';
import { EXAMPLE_COUPLE } from '../../birth.ts';
import { Metadata } from '../../envelopes.ts';
import { operation } from '../../operation.ts';
import { capitalized } from '../../words.ts';
import { EVIDENCE, judgedManglik, mangalChartOf, ManglikRequest, Severity } from '../manglik.ts';

const TUESDAY = 2;
const BORN_ON_TUESDAY = 'The birth was on a Tuesday, the day of Mars, counted from sunrise.';

/** What tradition does about the dosha. */
const REMEDIES = [
  'A marriage of two mangliks is held to cancel the dosha of both.',
  'Hanuman is worshipped on Tuesdays.',
  'A symbolic first wedding (Kumbh Vivah) is held with a tree or an image of Vishnu.',
  'Fasts and gifts on Tuesdays.',
] as const;

export const doshas = {
  'mangal-dosha/advanced': operation({
    summary: 'Mangal dosha: Mars from ascendant, Moon and Venus, with exceptions and remedies.',
    description:
      '`has_dosha` is told from the ascendant. `exceptions` lists the rules that are held to cancel the dosha and apply ' +
      'here, with their reasons; `remedies` what tradition does about it. Both are empty without a dosha. `references` ' +
      'shows the house of Mars from the ascendant, the Moon and Venus, and `severity` counts them.',
    input: ManglikRequest,
    output: z.strictObject({
      has_dosha: z.boolean(),
      description: z.string(),
      has_exception: z.boolean(),
      type: z.enum(['Mild', 'Moderate', 'Severe']).nullable(),
      exceptions: z.array(z.string()),
      remedies: z.array(z.string()),
      severity: Severity,
      ...EVIDENCE,
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_COUPLE.groom,
    compute: (birth, sky) => {
      const { chart, moment, metadata } = mangalChartOf(birth, sky);
      const { manglik, description, references, cancellations } = judgedManglik(chart, birth.settings.house_set);
      const hasDosha = manglik.isManglik;
      const { weekdayIndex } = panchangDayAt({ sky, ...moment, rule: 'upper_limb_refraction' }, moment.jdUt);
      const applying = cancellations.filter(({ applies }) => applies);
      const exceptions = [
        ...applying.map(({ name, reason }) => `${capitalized(name.replaceAll('_', ' '))}: ${reason}`),
        ...(weekdayIndex === TUESDAY ? [BORN_ON_TUESDAY] : []),
      ];
      const severity = severityOf(manglik);
      const TYPES = { none: null, mild: 'Mild', moderate: 'Moderate', severe: 'Severe' } as const;
      return {
        has_dosha: hasDosha,
        description,
        has_exception: hasDosha && exceptions.length > 0,
        type: hasDosha ? TYPES[severity] : null,
        exceptions: hasDosha ? exceptions : [],
        remedies: hasDosha ? [...REMEDIES] : [],
        severity,
        references,
        metadata,
      };
    },
  }),
};
