import type { LabelKey } from '../../languages/labels.ts';
import { lunarMonthIn, type Speaker } from '../../languages/speaker.ts';

/** The label of a picture with a value in it. `write` gives null for a text that only looks like its own. */
export type LabelRule = readonly [
  pattern: RegExp,
  write: (speaker: Speaker, found: readonly (string | undefined)[], whole: string) => string | null,
];

/** Returns the text of a picture in a language; unchanged if no rule knows it. */
export function relabelledText(text: string, rules: readonly LabelRule[], speaker: Speaker): string {
  for (const [pattern, write] of rules) {
    const found = pattern.exec(text);
    const written = found && write(speaker, found.slice(1), text);
    if (written !== null) return written;
  }
  return text;
}

export const DAY_LABELS: readonly LabelRule[] = [
  [/^Sunrise (.+)$/, ({ label }, [time]) => `${label('sunrise')} ${time}`],
  [/^Sunset (.+)$/, ({ label }, [time]) => `${label('sunset')} ${time}`],
];

export const SCORE_LABELS: readonly LabelRule[] = [[/^of (\d+)$/, (_, [maximum]) => `/ ${maximum}`]];

const MONTH = /^(January|February|March|April|May|June|July|August|September|October|November|December) (\d+)$/;

const filled = (template: string, word: string): string => template.replace('{0}', word);

/**
 * Labels of a month of the almanac.
 * @param isLunarMonth false for an observance that begins, such as Mandala Kalam
 */
export const monthLabels = (isLunarMonth: (name: string) => boolean): readonly LabelRule[] => [
  // Safe: the twelve names that the pattern knows are labels in lower case.
  [MONTH, ({ label }, [name = '', year]) => `${label(name.toLowerCase() as LabelKey)} ${year}`],
  [/^Amanta (.+)$/, (speaker, [months = '']) => {
    const named = months.split(', ').map((month) => lunarMonthIn(speaker, month));
    return `${speaker.label('amanta')}: ${named.join(', ')}`;
  }],
  [/^(.+) begins$/, (speaker, [month = '']) => (isLunarMonth(month) ? filled(speaker.label('month_begins'), lunarMonthIn(speaker, month)) : null)],
  [/^(.+) is lost$/, ({ label, term }, [tithi = '']) => filled(label('tithi_lost'), term('TithiName', tithi))],
  [/^(.+) again$/, ({ label, term }, [tithi = '']) => filled(label('tithi_again'), term('TithiName', tithi))],
  [/^S waxing, K waning half; /, ({ label, term }) => `S ${term('PakshaName', 'Shukla')}, K ${term('PakshaName', 'Krishna')}; ${label('ends_note')}`],
  [/^no sunrise$/, ({ label }) => label('no_sunrise')],
  [/^no rise, (\S+)$/, (_, [time]) => `×–${time}`],
  [/^(\S+), no set$/, (_, [time]) => `${time}–×`],
  [/^\+(\d+) more$/, (_, [count]) => `+${count}`],
]; // prettier-ignore
