import type { Lane, Span } from '@graha/drawing/timeline-chart';
import { type AnswerOf, wallMs } from '../answers.ts';
import type { DayParts } from './days.ts';

/** Pictures of births whose time is uncertain: the possible times of birth along the width, each fact as a lane. */

type Between = { from: string; to: string };
type Held<Value> = { certain: boolean; value: Value | null; values: readonly (Between & { value: Value })[] | null };
type Chart = AnswerOf<'kundali', 'uncertain'>;
type Lords = AnswerOf<'dasha', 'uncertain'>;

const part = (name: string, { from, to }: Between): Span => ({ name, startMs: wallMs(from), endMs: wallMs(to) });

function lane<Value>(name: string, held: Held<Value>, span: Between, words: (value: Value) => string): Lane {
  // Safe: a certain fact has its value; it may be null, as the lord of a day outside the cycle.
  const spans = held.values?.map((one) => part(words(one.value), one)) ?? [part(words(held.value as Value), span)];
  return { name, kind: 'spans', spans };
}

const sign = (name: string): string => name;

const parts = (title: string, span: Between, lanes: Lane[]): DayParts => ({ sun: null, lanes, clock: span.from, title, isSpan: true }); // prettier-ignore

/** The rising sign in three charts, the Moon's star, and all else that changes within the span. */
export function uncertainDay({ span, lagna, planets }: Chart): DayParts {
  const moon = planets.find(({ name }) => name === 'Moon');
  const changing = planets.flatMap((planet) => [
    ...(planet.sign.certain ? [] : [lane(planet.name, planet.sign, span, sign)]),
    ...(planet.is_retrograde.certain ? [] : [lane(planet.name, planet.is_retrograde, span, (is) => (is ? 'Retrograde' : 'Direct'))]), // prettier-ignore
  ]);
  return parts('Birth time', span, [
    lane('Lagna', lagna.sign, span, sign),
    lane('Lagna in D9', lagna.navamsa_sign, span, sign),
    lane('Lagna in D10', lagna.dashamsa_sign, span, sign),
    ...(moon === undefined ? [] : [lane('Moon’s star', moon.nakshatra, span, sign), lane('Its pada', moon.pada, span, String)]), // prettier-ignore
    ...changing,
  ]);
}

/** The first lords that are possible, and those of the requested day. */
export function uncertainLords({ span, dashas, at_target: target }: Lords): DayParts {
  const first: Lane = { name: 'First lord', kind: 'spans', spans: dashas.map((one) => part(one.lord, one)) };
  const lord = (name: string | null): string => name ?? 'None';
  const asked = target === null ? [] : [lane('Mahadasha', target.mahadasha, span, lord), lane('Antardasha', target.antardasha, span, lord)]; // prettier-ignore
  return parts('Dasha by birth time', span, [first, ...asked]);
}
