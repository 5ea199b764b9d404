import { z } from 'zod';
import { LANGUAGE_CODES, type TranslatedCode } from './codes.ts';
import { languageIn } from './languages.ts';
import { TERM_GROUPS } from './term-groups.ts';

const Word = z.strictObject({
  word: z.string().describe('The word in that language.'),
  sources: z
    .int()
    .min(0)
    .describe(
      'Number of independent sources that have it in this form; 0 for our own word for an id, such as `t_square`.',
    ),
  is_disputed: z.boolean().describe('Whether a reliable source has another form.'),
});

/** All words of a language, as the API returns them. */
export const Vocabulary = z.strictObject({
  language: z.enum(LANGUAGE_CODES).describe('Code of the language, as in `settings.language`.'),
  autonym: z.string().describe('Name of the language in itself.'),
  script: z.string().describe('ISO 15924 code of the script.'),
  words: z
    .partialRecord(z.enum(TERM_GROUPS), z.record(z.string(), Word))
    .describe('Words by group and English name or id, as in `metadata.words` of answers.'),
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
