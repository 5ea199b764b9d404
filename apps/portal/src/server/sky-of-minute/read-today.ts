import 'server-only';
import { catalog } from '@graha/catalog/families/catalog';
import type { z } from 'zod';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { callApi } from '../call-api.ts';
import { momentWords, requestForMinute } from '../../shared/ujjain.ts';

const { full } = catalog.panchang;

/** `isLive` is false if the API gives no answer and `answer` is the catalogue's example. */
export type Today = { answer: z.output<typeof full.output>; at: Date; words: string; isLive: boolean };

/** Returns the panchang of this day at Ujjain. Never throws. */
export async function readToday(): Promise<Today> {
  const at = new Date();
  const moment = requestForMinute(at.getTime());
  const read = full.output.safeParse((await callApi('/api/v1/panchang/full', moment))?.body);
  if (read.success)
    return { answer: read.data, at, words: `${momentWords(moment).slice(0, 10)}, Ujjain`, isLive: true };
  const answer = full.output.parse(EXAMPLE_ANSWERS['panchangFull']);
  return { answer, at, words: 'A stored day', isLive: false };
}
