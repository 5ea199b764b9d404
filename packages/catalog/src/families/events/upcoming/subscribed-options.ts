import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { readInput, type ValidationProblem } from '../../../request/issues.ts';
import { chosenOf } from '../../../request/name-list.ts';
import { members } from '../../../wire/fields.ts';
import { NATAL_POINTS } from '../../transit/natal-hits.ts';
import { ASKED } from './asked.ts';

/** Triples of body, point and aspect that a subscription searches, twice those of the defaults: planning costs its caller nothing. */
const MEETINGS_MAX = 540;

const { birth: _birth, place: _place, from: _from, days: _days, limit: _limit, purpose: _purpose, ...OPTIONS } = ASKED;
const { transit_bodies, points, aspects } = OPTIONS;
const Lists = z.object({ transit_bodies, points, aspects });

function reportTooMany(options: unknown, context: z.RefinementCtx<unknown>): void {
  const read = Lists.safeParse(options);
  if (!read.success) return;
  const counts = [
    chosenOf(read.data.transit_bodies, EXTENDED_POINTS),
    chosenOf(read.data.points, NATAL_POINTS),
    chosenOf(read.data.aspects, ASPECT_NAMES),
  ].map(({ length }) => length);
  const meetings = counts.reduce((product, count) => product * count, 1);
  if (meetings <= MEETINGS_MAX) return;
  const message = `transit_bodies, points and aspects make ${counts.join(' × ')} = ${meetings} transits, and ${MEETINGS_MAX} are the most: name fewer of one of them`;
  context.addIssue({ code: 'custom', path: ['transit_bodies'], message, input: read.data.transit_bodies });
}

/** Further members of `events/upcoming` that a subscription may have: the conventions by which its events are found. */
export const SubscribedOptions = members(OPTIONS, 'option of a subscription').superRefine(reportTooMany, {
  when: () => true,
});
/** Returns the problems of options as they were sent; `loc` begins with `options`. */
export function optionProblems(options: unknown): ValidationProblem[] {
  const read = readInput(SubscribedOptions, options, 'body');
  return read.ok ? [] : read.problems.map(({ loc: [, ...path], ...one }) => ({ ...one, loc: ['options', ...path] }));
}

/** Their names. */
export const SUBSCRIBED_OPTIONS: readonly string[] = Object.keys(OPTIONS);
