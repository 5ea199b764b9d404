import type { LanguageCode } from '@graha/catalog/languages/codes';
import { type LabelKey, LABELS } from '@graha/catalog/languages/labels';

/** Labels that pictures have in English, and the keys of their words. */
const WHOLE = [
  'tithi', 'nakshatra', 'yoga', 'karana', 'favourable', 'avoid', 'mahadasha', 'antardasha', 'varna', 'vashya', 'tara', 'yoni',
  'graha_maitri', 'gana', 'bhakoot', 'nadi',
] as const satisfies readonly LabelKey[]; // prettier-ignore

/** Labels with a value behind them. */
const WITH_VALUE: readonly [RegExp, LabelKey, string][] = [
  [/^Sunrise (.+)$/, 'sunrise', ' '],
  [/^Sunset (.+)$/, 'sunset', ' '],
  [/^Antardasha of (.+)$/, 'antardasha', ': '],
];

const TEXT = /(<(?:text|tspan)[^>]*>)([^<]+)(?=<)/g;
const MAXIMUM = /^of (\d+)$/;

/** A picture with its labels in the language of the report. Names of the sky are in it already. */
export function relabelled(svg: string, language: LanguageCode): string {
  if (language === 'en') return svg;
  const labels = LABELS[language];
  const whole = new Map(WHOLE.map((key) => [LABELS.en[key], labels[key]]));
  const translated = (text: string): string => {
    const word = whole.get(text);
    if (word !== undefined) return word;
    for (const [pattern, key, between] of WITH_VALUE) {
      const [, value] = pattern.exec(text) ?? [];
      if (value !== undefined) return `${labels[key]}${between}${value}`;
    }
    return text.replace(MAXIMUM, '/ $1');
  };
  return svg.replace(TEXT, (_, tag: string, text: string) => tag + translated(text));
}
