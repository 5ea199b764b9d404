import { randomNumbers } from '@graha/config/random.ts';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from '../../catalog.ts';
import { listOperations } from '../../../list/list-operations.ts';
import { answerOf } from '../../../operation/answer.ts';
import { inputsOf } from '../../../testing/random-input.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS, type TimelineKindId } from './kinds.ts';
import { UpcomingRequest } from './request.ts';
import { upcoming } from './upcoming.ts';

/** The usual kinds have their inputs in `random-inputs.test.ts`; a muhurta needs a purpose and days of search. */
const INPUTS = 600;
const isTried = (id: TimelineKindId): boolean =>
  TIMELINE_KINDS[id].group === 'birth' && !TIMELINE_KINDS[id].isDefault && id !== 'muhurta';
const KINDS = TIMELINE_KIND_IDS.filter(isTried);

test('the further kinds of births answer 600 random births of all years and latitudes, with all conventions', async () => {
  const sky = await createEphemeris();
  const entry = listOperations(catalog).find(({ id }) => id === 'events/upcoming');
  if (entry === undefined) throw new Error('no operation events/upcoming');
  const draw = inputsOf(entry, randomNumbers(53));
  const wrong: unknown[] = [];
  const found = new Set<string>();
  for (let place = 0; place < INPUTS; place += 1) {
    const drawn = draw();
    if (drawn === null) throw new Error('no random input is valid');
    // Two thirds begin within the life of a person; the others are at any distance, before the birth too.
    const birth: { year: number } = Object(Reflect.get(drawn.sent, 'birth'));
    const year = Math.min(2397, birth.year + (place % 120));
    const near = place % 3 === 0 ? {} : { from: `${String(year).padStart(4, '0')}-03-01` };
    const sent = { ...drawn.sent, ...near, kinds: KINDS.join(','), days: 1 + (place % 366) };
    const read = UpcomingRequest.safeParse(sent);
    if (!read.success) continue; // Days after the computed years.
    try {
      const answer = upcoming.output.parse(JSON.parse(JSON.stringify(answerOf(entry, read.data, sky))));
      for (const { kind } of answer.events) found.add(kind);
    } catch (error) {
      wrong.push({ sent, problem: String(error) });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...found].toSorted()).toEqual(KINDS.toSorted());
}, 120_000);
