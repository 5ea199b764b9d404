import { dms } from '@graha/drawing/placed-body';
import type { LanguageCode } from '../../languages/codes.ts';
import { type LabelKey, LABELS } from '../../languages/labels.ts';
import { languageIn } from '../../languages/languages.ts';
import type { Speaker } from '../../languages/speaker.ts';

const MONTHS = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
] as const satisfies readonly LabelKey[]; // prettier-ignore

/** A value that the answer does not have, such as the sunrise of a polar day. */
export const NONE = '–';

/** The words of a report in its language. */
export type Speech = Speaker & {
  language: LanguageCode;
  /** `15 August 1990`, from an instant or a date. */
  date(iso: string): string;
  /** `15 August`. */
  dayOfYear(iso: string): string;
  /** `August 1990`. */
  month(year: number, month: number): string;
  /** `05:54`, the local clock reading of an instant. On another date than `on`, with that date. */
  time(iso: string | null, on?: string): string;
  /** `05:54`, or `02:10+` if it is later than the date `on`. */
  shortTime(iso: string | null, on: string): string;
  /** `15°32′00″`. */
  degree(degree: number): string;
  yesNo(is: boolean): string;
};

export function speechIn(language: LanguageCode): Speech {
  const labels = LABELS[language];
  const words = language === 'en' ? {} : languageIn(language).words;
  const monthName = (month: number): string => labels[MONTHS[month - 1] ?? 'january'];
  const dayOfYear = (iso: string): string => `${Number(iso.slice(8, 10))} ${monthName(Number(iso.slice(5, 7)))}`;
  const date = (iso: string): string => `${dayOfYear(iso)} ${Number(iso.slice(0, 4))}`;
  return {
    language,
    label: (key) => labels[key],
    term: (group, english) => words[group]?.get(english)?.word ?? english,
    date,
    dayOfYear,
    month: (year, month) => `${monthName(month)} ${year}`,
    time(iso, on) {
      if (iso === null) return NONE;
      const time = iso.slice(11, 16);
      return on === undefined || iso.startsWith(on) ? time : `${time}, ${date(iso)}`;
    },
    shortTime: (iso, on) => (iso === null ? NONE : iso.slice(11, 16) + (iso.slice(0, 10) > on ? '+' : '')),
    degree: dms,
    yesNo: (is) => labels[is ? 'yes' : 'no'],
  };
}
