import { LUNAR_MONTHS } from '@graha/astro-engine/calendar/lunar-month';
import type { LanguageCode } from '@graha/catalog/languages/codes';
import { type LabelKey, LABELS } from '@graha/catalog/languages/labels';
import { type Speech, speechIn } from '@graha/catalog/families/reports/speech';
import {
  DAY_LABELS,
  type LabelRule,
  monthLabels,
  relabelledText,
  SCORE_LABELS,
} from '@graha/catalog/pictures/said/label-rules';

/** Labels that pictures have in English, and the keys of their words. */
const WHOLE = [
  'tithi', 'nakshatra', 'yoga', 'karana', 'favourable', 'avoid', 'mahadasha', 'antardasha', 'varna', 'vashya', 'tara', 'yoni',
  'graha_maitri', 'gana', 'bhakoot', 'nadi', 'life_path', 'expression', 'soul_urge', 'personality', 'master_number', 'no_sunrise',
] as const satisfies readonly LabelKey[]; // prettier-ignore

const MONTHS = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
] as const satisfies readonly LabelKey[]; // prettier-ignore

/** The month of an English name or its first letters. */
const monthOf = (name: string): LabelKey | undefined =>
  MONTHS.find((month) => month.startsWith(name.toLowerCase().slice(0, 3)));

/** An observance may begin too, such as Mandala Kalam. */
const isLunarMonth = (name: string): boolean => LUNAR_MONTHS.some((month) => month === name.replace(/^Adhika /, ''));

const filled = (template: string, word: string): string => template.replace('{0}', word);

/** Labels with a value in them. */
const RULES: readonly LabelRule[] = [
  ...DAY_LABELS,
  ...SCORE_LABELS,
  ...monthLabels(isLunarMonth),
  [/^Antardasha of (.+)$/, ({ label }, [lord]) => `${label('antardasha')}: ${lord}`],
  [/^(?:Sum|Total)$/, ({ label }) => label('total')],
  [/^Year (-?\d+)$/, ({ label }, [year]) => `${label('year')} ${year}`],
  // Times of a purpose.
  [/^(\d+) weeks? without a time$/, ({ label }, [weeks = '']) => filled(label('weeks_without'), weeks)],
  [/^(\d+) more$/, (_, [count]) => `+${count}`],
  [/^(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/, ({ label }, [day = '', name = '']) => {
    const month = monthOf(name);
    return month === undefined ? null : `${day} ${label(month)}`;
  }],
  [/^(\d{1,2}):(\d\d) ([ap])m(?: (Sun|Mon|Tue|Wed|Thu|Fri|Sat))?$/, (_, [hours = '', minutes = '', half, laterDay]) => {
    const hour = (Number(hours) % 12) + (half === 'p' ? 12 : 0);
    return `${String(hour).padStart(2, '0')}:${minutes}${laterDay === undefined ? '' : '+'}`;
  }],
  [/^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/, ({ term }, _, whole) => term('WeekdayName', whole)],
  // Numbers of a name and a date.
  [/^Karmic debt (\d+)$/, ({ label }, [debt]) => `${label('karmic_debt')} ${debt}`],
  [/^Master number, Karmic debt (\d+)$/, ({ label }, [debt]) => `${label('master_number')}, ${label('karmic_debt')} ${debt}`],
]; // prettier-ignore

const TEXT = /(<(?:text|tspan)[^>]*>)([^<]+)(?=<)/g;

/** The steps of a reduction: `month 6; day 21 → 3; year`. */
const STEPS = /^(?=.*\b(?:month|day|year)\b)(?:month|day|year|[\d+=\u2192;\s])+$/;

/** A picture with its labels in the language of the report. Names of the sky are in it already. */
export function relabelled(svg: string, language: LanguageCode): string {
  if (language === 'en') return svg;
  const speech = speechIn(language);
  const labels = LABELS[language];
  const whole = new Map(WHOLE.map((key) => [LABELS.en[key], labels[key]]));
  const translated = (text: string): string => {
    const word = whole.get(text);
    if (word !== undefined) return word;
    if (STEPS.test(text)) return text.replace(/month|day|year/g, (part) => stepOf(speech, part));
    return relabelledText(text, RULES, speech);
  };
  return svg.replace(TEXT, (_, tag: string, text: string) => tag + translated(text));
}

const stepOf = ({ label }: Speech, part: string): string =>
  label(part === 'month' ? 'month' : part === 'day' ? 'day' : 'year').toLowerCase();
