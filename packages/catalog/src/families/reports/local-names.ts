import { LOCAL_NAMES } from '@graha/astro-engine/observance/observance-names';
import type { LanguageCode } from '../../languages/codes.ts';

const isLocal = (code: LanguageCode): code is 'hi' | 'sa' | 'ta' => code === 'hi' || code === 'sa' || code === 'ta';

/** The name of an observance in a language; as the answer has it if none is known. */
export const observanceName = ({ id, name }: { id: string; name: string }, language: LanguageCode): string =>
  (isLocal(language) ? LOCAL_NAMES[id]?.[language] : undefined) ?? name;

/** An answer whose observances are named in a language, for pictures, which print the names of answers. */
export function withLocalNames<Answer>(answer: Answer, language: LanguageCode): Answer {
  if (!isLocal(language)) return answer;
  const copy: Answer = structuredClone(answer);
  for (const day of listIn(copy, 'days')) {
    const festivals = listIn(day, 'festivals').map((one) => Object(one));
    const named = festivals.map((one) => ({ ...one, name: observanceName({ id: String(one.id), name: String(one.name) }, language) }));
    if (typeof day === 'object' && day !== null) Object.assign(day, { festivals: withoutRepeats(named) });
  }
  return copy;
} // prettier-ignore

/** Two observances of a day may have one name. */
const withoutRepeats = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);

const listIn = (value: unknown, name: string): unknown[] => {
  const list: unknown = Object(value)[name];
  return Array.isArray(list) ? list : [];
};
