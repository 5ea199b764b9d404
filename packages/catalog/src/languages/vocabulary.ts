import { z } from 'zod';
import { LANGUAGE_CODES, type TranslatedCode } from './codes.ts';
import { languageIn } from './languages.ts';
import { TERM_GROUPS } from './term-groups.ts';

const Word = z.strictObject({
  word: z.string().describe('The word in that language.'),
  sources: z.int().min(1).describe('How many independent sources have it in this form.'),
  is_disputed: z.boolean().describe('Whether a good source has another form.'),
});

/** All words of a language, as the API returns them. */
export const Vocabulary = z.strictObject({
  language: z.enum(LANGUAGE_CODES).describe('As `settings.language` takes it.'),
  autonym: z.string().describe('Name of the language in itself.'),
  script: z.string().describe('ISO 15924.'),
  words: z
    .partialRecord(z.enum(TERM_GROUPS), z.record(z.string(), Word))
    .describe('By group and English name, as `metadata.words` of answers has them.'),
});

/** The words of a language, with the evidence for each. */
export function vocabularyOf(code: TranslatedCode): z.input<typeof Vocabulary> {
  const { autonym, script, words } = languageIn(code);
  const groups = TERM_GROUPS.flatMap((group) => {
    const rows = words[group];
    if (rows === undefined) return [];
    const entries = [...rows].map(([english, { word, sources, isDisputed }]) => [
      english,
      { word, sources, is_disputed: isDisputed },
    ]);
    return [[group, Object.fromEntries(entries)]];
  });
  return { language: code, autonym, script, words: Object.fromEntries(groups) };
}
