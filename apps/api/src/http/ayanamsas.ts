import { AyanamsaList, ayanamsaList } from '@graha/catalog/list/ayanamsas';
import type { FastifyInstance } from 'fastify';
import type { DocumentLimit } from './document-limit.ts';
import { published } from './published.ts';
import { unchargedPath } from './uncharged-path.ts';

const AYANAMSAS_PATH = '/api/v1/ayanamsas';

/**
 * Mounts the list of ayanamsas, which costs nothing and needs no key.
 * @returns its path
 */
export function mountAyanamsas(app: FastifyInstance, documentLimit: DocumentLimit): string {
  app.route({
    method: 'GET',
    url: AYANAMSAS_PATH,
    exposeHeadRoute: true,
    config: { operation: 'ayanamsas' },
    handler: published(ayanamsaList, documentLimit),
  });
  return AYANAMSAS_PATH;
}

/** The list in OpenAPI. */
export const AYANAMSA_PATHS: Record<string, object> = {
  [AYANAMSAS_PATH]: unchargedPath('ayanamsas', {
    summary: 'All ayanamsas with their definitions.',
    description:
      'The 47 ayanamsas of Swiss Ephemeris that `settings.ayanamsa` takes, by its numbers: definition, epoch or fixed point, ' +
      'author and users. Costs nothing, needs no key and changes only with a release.',
    output: AyanamsaList,
    refusals: [405, 429],
    isPublic: true,
  }),
};
