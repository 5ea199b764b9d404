/** Languages of names, as BCP 47 has them; each but English has a file in `words`. */
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
