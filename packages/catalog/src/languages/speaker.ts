import type { LabelKey } from './labels.ts';
import type { TermGroup } from './term-groups.ts';

/** The labels and terms of a language. */
export type Speaker = {
  label: (key: LabelKey) => string;
  /** A term of an answer; English if the language has no word with a source. */
  term: (group: TermGroup, english: string) => string;
};

const LEAP = /^Adhika (.+)$/;

/** Returns the name of a lunar month, which may be a leap month. */
export function lunarMonthIn({ term, label }: Speaker, name: string): string {
  const [, own] = LEAP.exec(name) ?? [];
  return own === undefined ? term('LunarMonthName', name) : `${label('adhika')} ${term('LunarMonthName', own)}`;
}
