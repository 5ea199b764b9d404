import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { type DashaPeriod, periodsAt } from '@graha/astro-engine/dasha/periods';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { jdUtOfTargetDate, TargetDate } from '../../../request/target.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { nameOf } from '../../../wire/present-placement.ts';
import { OWN_DASHA_SETTINGS, prepared } from '../../dasha/birth.ts';
import { calledByPeriod, daysOf, DASHA_CONDITIONS_TEXT, DASHA_TEXT_SETTINGS, readingOf } from './dashas.ts';
import { type Called, presentTexts } from '../present.ts';
import { Format, TEXTS } from '../schemas.ts';

export const currentDashas = operation({
  summary: 'What the books say of the Vimshottari periods that rule on a day.',
  description:
    'The great period and the sub-period that rule at 00:00 local time of `target_date` (today if omitted), each with its text. ' +
    `${DASHA_CONDITIONS_TEXT} Outside the 120 years of the cycle there is no text.`,
  input: birthRequest(DASHA_TEXT_SETTINGS, {
    settings: OWN_DASHA_SETTINGS,
    members: { target_date: TargetDate, format: Format },
  }),
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ format, target_date, ...birth }, sky) => {
    const { from, moment, metadata } = prepared(birth, sky, 'texts', DASHA_SYSTEMS.vimshottari);
    const jdUt = jdUtOfTargetDate(target_date, birth);
    const [great, sub] = periodsAt(from, jdUt, 2) ?? [];
    const reading = readingOf(birth, sky, moment);
    const called = great && sub ? [calledByPeriod(great, reading), within(great, sub, reading.clock)] : [];
    return { ...presentTexts(called, format), metadata: { ...metadata(), as_of: isoAt(jdUt, moment.clock) } };
  },
});

function within(great: DashaPeriod, sub: DashaPeriod, clock: Clock): Called {
  const evidence = `${nameOf(sub.lord)} within the period of ${nameOf(great.lord)}, ${daysOf(sub, clock)}`;
  return { topic: 'antardasha', key: `${great.lord}-${sub.lord}`, evidence };
}
