/** Languages of names, by BCP 47 code; each except English has a file in `words`. */
export const LANGUAGE_CODES = [
  'en',
  'hi',
  'sa',
  'sa-Latn',
  'mr',
  'gu',
  'bn',
  'ta',
  'te',
  'kn',
  'ml',
  'or',
  'es',
  'fr',
  'de',
  'ru',
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
export type TranslatedCode = Exclude<LanguageCode, 'en'>;
