import type { z } from 'zod';
import { LANGUAGE_CODES, type TranslatedCode } from './codes.ts';
import { wordsOf } from './words-of-answer.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** True for the code of a language other than English. */
export const isTranslated = (code: unknown): code is TranslatedCode =>
  code !== 'en' && LANGUAGE_CODES.some((known) => known === code);

/** Adds the words of the requested language to the metadata; an English answer is unchanged. */
export function noteWords<Answer>(schema: z.ZodType, answer: Answer, input: unknown): Answer {
  const settings = isRecord(input) ? input['settings'] : undefined;
  const code = isRecord(settings) ? settings['language'] : undefined;
  if (!isTranslated(code) || !isRecord(answer) || !isRecord(answer['metadata'])) return answer;
  const { metadata } = answer;
  const words = wordsOf(schema, answer, code);
  return { ...answer, metadata: { ...metadata, names_language: code, texts_language: 'en', words } };
}
