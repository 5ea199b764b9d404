import { LANGUAGE_CODES, type TranslatedCode } from '@graha/catalog/languages/codes';
import { vocabularyOf, Vocabulary } from '@graha/catalog/languages/vocabulary';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import type { DocumentLimit } from './document-limit.ts';
import { published } from './published.ts';
import { unchargedPath } from './uncharged-path.ts';

const VOCABULARY_PATH = '/api/v1/vocabulary/{language}';
const CODES = LANGUAGE_CODES.filter((code): code is TranslatedCode => code !== 'en');

const Asked = z.strictObject({ language: z.enum(CODES).describe('As `settings.language` takes it.') });

/**
 * Mounts the words of each language, which cost nothing and need no key.
 * @returns the path as requests have it
 */
export function mountVocabulary(app: FastifyInstance, documentLimit: DocumentLimit): string {
  const url = VOCABULARY_PATH.replace('{language}', ':language');
  const byCode = new Map(CODES.map((code) => [String(code), published(() => vocabularyOf(code), documentLimit)]));
  app.route<{ Params: { language: string } }>({
    method: 'GET',
    url,
    exposeHeadRoute: true,
    config: { operation: 'vocabulary' },
    handler: (request, reply) => {
      const answer = byCode.get(request.params.language);
      if (answer) return answer(request, reply);
      const msg = `language must be ${CODES.slice(0, -1).join(', ')} or ${CODES.at(-1)}`;
      throw new ApiError('validation_error', { detail: [{ loc: ['path', 'language'], msg, type: 'enum' }] });
    },
  });
  return url;
}

/** The words in OpenAPI. */
export const VOCABULARY_PATHS: Record<string, object> = {
  [VOCABULARY_PATH]: unchargedPath('vocabulary', {
    summary: 'All words of a language by group, with how many sources have each.',
    description:
      'What `metadata.words` of an answer is taken from, so that a client can translate names by itself. A name that rests on ' +
      'no sound source is left out, but ids such as `t_square` have a word in every language. Costs nothing, needs no key and changes only with a release.',
    parameters: { at: 'path', input: Asked },
    output: Vocabulary,
    refusals: [405, 422, 429],
    isPublic: true,
  }),
};
