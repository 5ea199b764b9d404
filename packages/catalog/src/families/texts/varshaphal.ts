import { vishwaOf } from '@graha/astro-engine/varshaphal/annual-strength';
import { yearLordOf } from '@graha/astro-engine/varshaphal/year-lord';
import { countFrom } from '@graha/astro-engine/vocabulary/cycle';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { YearLordStrength } from '@graha/texts/annual-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { ordinal } from '../../wire/words.ts';
import { CHART_SETTINGS } from '../varshaphal/chart.ts';
import { annualRequest, EXAMPLE_YEAR, type OpenedYear, openYear } from '../varshaphal/year.ts';
import { type Called, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

/** The least Vishwa, of 20, of a strong and of a medium lord. @source Tajika Nilakanthi; K.S. Charak, ch. 4 */
const VISHWA = { strong: 10, medium: 5 } as const;

const strengthOf = (vishwa: number): YearLordStrength =>
  vishwa >= VISHWA.strong ? 'strong' : vishwa >= VISHWA.medium ? 'medium' : 'weak';

const { varga_friendship } = CHART_SETTINGS;

function calledByMuntha({ year }: OpenedYear): Called {
  const house = countFrom(year.chart.firstSignIndex, year.munthaSignIndex, 12);
  const evidence = `Muntha in ${signAt(year.munthaSignIndex).name}, the ${ordinal(house)} from ${signAt(year.chart.firstSignIndex).name}`;
  return { topic: 'muntha', key: String(house), evidence };
}

function calledByLord({ year }: OpenedYear, friendship: (typeof varga_friendship.values)[number]): Called {
  const strengths = vishwaOf(year, friendship);
  const { lord } = yearLordOf(year, strengths);
  const { vishwa } = strengths[lord];
  const evidence = `${nameOf(lord)} rules the year with ${vishwa.toFixed(2)} of 20 Vishwa`;
  return { topic: 'year-lord', key: `${lord}-${strengthOf(vishwa)}`, evidence };
}

export const varshaphal = operation({
  summary: 'What the books say of a year of life: the house of the muntha, and the lord of the year.',
  description:
    'The muntha in its house of the annual chart, and the lord of the year by its strength, each with its text. Both are those of ' +
    '`varshaphal/chart` with the same settings: strong is a lord with at least 10 Vishwa of 20, weak one below 5. `strength` is ' +
    'null, because the shadbala of the birth has no part in a year.',
  input: annualRequest({ varga_friendship }, { format: Format }),
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 4,
  example: EXAMPLE_YEAR,
  compute: ({ format, ...request }, sky) => {
    const opened = openYear(request, sky);
    const called = [calledByMuntha(opened), calledByLord(opened, request.settings.varga_friendship)];
    return { ...presentTexts(called, format), metadata: { ...opened.metadata(), system: 'texts' } };
  },
});
